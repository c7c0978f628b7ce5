/** Changes of characteristics (613.1), one after the other: "gets +1/+1 and gains flying". */
import { phrase, separated } from '../../wording/syntax.ts';
import { together, type Wording } from '../wording.ts';
import { modifications } from './index.ts';

const several: Wording = {
  changings: [separated('changing', [[' and ', ', ', ', and ']], { flat: true })],
  changing: [phrase('[become] <changes:becomingWhat>', '<changes>')],
  granted: [separated('grant', [[' and ', ', ', ', and ']], { flat: true })],
  grant: [
    phrase('<keyword>', ['<...keyword>']),
    phrase('<keyword:quotedKeyword>', ['<...keyword>']),
    phrase('<abilities:quotedAbilities>'),
  ],
};

export const modificationWording = together(
  several,
  ...Object.values(modifications).map(({ said }) => said ?? {}),
);
