/** CPU time of this process in microseconds, all its threads. */
export function cpuMicroseconds(): number {
  const { system, user } = process.cpuUsage();
  return system + user;
}
