import { pine } from './palette.ts';
import type { Tone } from './palette.ts';
import { circle, ellipse, rect } from './shapes.ts';

/** Every picture: a square tile, a roundel a shade lighter, the thing itself. */
export function tile(inner: readonly string[], tone: Tone = pine): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">',
    rect(0, 0, 480, 480, tone.base),
    circle(240, 240, 204, tone.raised),
    ...inner,
    '</svg>',
  ].join('');
}

/** The shadow a thing stands on; its middle is the point where the thing touches the ground. */
export function footing(x: number, y: number, half: number, tone: Tone = pine): string {
  return ellipse(x + half * 0.12, y, half, half * 0.2, tone.floor);
}
