import { plainText } from './plain-text.ts';

/** A line of a message without what a telephone wrote before it. */
export interface Line {
  /** Counted from 1. */
  at: number;
  text: string;
  plain: string;
  /** A message or a paragraph begins. */
  isFirst: boolean;
}

const STAMPS: readonly RegExp[] = [
  /^\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?\]?\s*(?:-\s*)?/i,
  /^\[\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?,\s*\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\]\s*/i,
];
/** Who wrote it. */
const NAME = /^~?\s?[^:]{1,40}:\s+/;
/** A number in a list; after a dot no digit follows. */
const NUMBERING = /^(?:\(\s?\d{1,3}\s?\)|\d{1,3}\s?\)|\d{1,3}\.(?!\d))\s*(?=\S)/;
const ADORNMENT = /^[\s\-–—>*.~]+(?=\S)/;
const OF_THE_TELEPHONE =
  /^<[^>]*>$|^forwarded(?: many times)?$|end-to-end encrypted|^(?:this message was|you) deleted|^(?:image|video|audio|sticker|document) omitted$|^missed (?:voice|video) call|<this message was edited>$/i;

/** The lines that say something, and those that a telephone wrote. */
export function linesOf(text: string): { lines: Line[]; passed: Pick<Line, 'at' | 'text'>[] } {
  const lines: Line[] = [];
  const passed: Pick<Line, 'at' | 'text'>[] = [];
  let isFirst = true;
  text.split(/\r\n|\r|\n/).forEach((written, index) => {
    const clean = written.replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').trim();
    if (clean === '') {
      isFirst = true;
      return;
    }
    const at = index + 1;
    const stamp = STAMPS.map((pattern) => pattern.exec(clean)?.[0]).find((found) => found !== undefined);
    const said = stamp === undefined ? clean : clean.slice(stamp.length);
    const name = stamp === undefined ? undefined : NAME.exec(said)?.[0];
    const own = said.slice(name?.length ?? 0).trim();
    isFirst ||= stamp !== undefined;
    if (own === '' || OF_THE_TELEPHONE.test(own) || (stamp !== undefined && name === undefined)) {
      passed.push({ at, text: clean });
      return;
    }
    const plain = plainText(own).replace(ADORNMENT, '').replace(NUMBERING, '').replace(ADORNMENT, '');
    lines.push({ at, text: own, plain, isFirst });
    isFirst = false;
  });
  return { lines, passed };
}
