/** Reads cards beside the page: typing goes on meanwhile. */

import { readWithSpans } from '../../machines/read.ts';
import type { CardFacts } from '../../machines/reading/index.ts';

self.onmessage = ({ data }: MessageEvent<CardFacts>) => {
  self.postMessage(readWithSpans(data));
};
