import { Fragment } from 'react';

/** An address that is broken where people would: behind its strokes, dots and at-signs. */
export function BreakingText({ text }: { text: string }) {
  const parts = text.match(/[^/@.?&]+[/@.?&]?|[/@.?&]/g) ?? [];
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
