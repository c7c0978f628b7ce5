/** Rules text as printings of all times would say it: the same words for what older and newer ones say differently. */
export function inOneWording(text: string): string {
  return text
    .replace(/enter(?:s|ed|ing)? the battlefield/g, (words) => words.split(' ')[0] ?? words)
    .replace(/\b(\w[\w-]*)( with \w+)? (enters?) under your control/g, '$1 you control$2 $3')
    .replace(/\b(\w[\w-]*) (enters) under an opponent's control/g, '$1 an opponent controls $2')
    .replace(/(would be put into [^,.]*) from anywhere,/g, '$1,')
    .replace(/ token\. It has "/g, ' token with "')
    .replace(/ token( named [\w' ]+)\. It has /g, ' token$1 with ')
    .replace(/ tokens\. They have "/g, ' tokens with "')
    .replace(/\bat least (two|three|four|five|six|seven) /g, '$1 or more ')
    .replace(/If you don't, ~ enters/g, "If you don't, it enters")
    .replace(/put that card onto/g, 'put it onto')
    .replace(/\b([Rr])eturn that card to/g, '$1eturn it to')
    .replace(/\bThat token gains/g, 'It gains')
    .replace(/, except (that )?the (token|copy) /g, ', except it ')
    .replace(/, except it is /g, ", except it's ")
    .replace(
      /damage (?:that )?((?:target|other) [^.]*?|an? [^.]*? of your choice) would deal this turn/g,
      'damage that would be dealt by $1 this turn',
    );
}
