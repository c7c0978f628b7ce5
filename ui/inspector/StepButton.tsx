import { Icon } from './Icon.tsx';

/** A step through time, with its key; where it leads nowhere, it says so, and why if that is known. */
export function StepButton({
  name,
  label,
  keyName,
  isOff,
  why,
  onClick,
}: {
  readonly name: 'start' | 'back' | 'forward' | 'end' | 'undo';
  readonly label: string;
  readonly keyName: string;
  readonly isOff: boolean;
  readonly why?: string | null;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={why ?? `${label} (${keyName})`}
      aria-disabled={isOff}
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  );
}
