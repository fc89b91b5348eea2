/** SVG elements as strings, on a canvas of 480 units. Numbers are rounded so that a hash stays the same. */

export type Point = readonly [x: number, y: number];

export function fixed(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius)}" fill="${fill}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="${fill}"/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, round = 0): string {
  const corner = round > 0 ? ` rx="${fixed(round)}"` : '';
  return `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}"${corner} fill="${fill}"/>`;
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** An open line with round ends; the set's own weight is 10. */
export function stroke(d: string, colour: string, width = 10): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${fixed(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function line(from: Point, to: Point, colour: string, width = 10): string {
  return stroke(`M${fixed(from[0])} ${fixed(from[1])}L${fixed(to[0])} ${fixed(to[1])}`, colour, width);
}

export function ring(x: number, y: number, radius: number, colour: string, width = 10): string {
  return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius)}" fill="none" stroke="${colour}" stroke-width="${fixed(width)}"/>`;
}

export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('');
}

export function polygon(points: readonly Point[], fill: string): string {
  return path(`${polyline(points)}Z`, fill);
}

export function star(
  x: number,
  y: number,
  points: number,
  outer: number,
  inner: number,
  fill: string,
): string {
  const corners = Array.from({ length: points * 2 }, (_, at) =>
    polar(x, y, at % 2 === 0 ? outer : inner, -90 + (at * 180) / points),
  );
  return polygon(corners, fill);
}

export function turned(degrees: number, x: number, y: number, ...inner: readonly string[]): string {
  return `<g transform="rotate(${fixed(degrees)} ${fixed(x)} ${fixed(y)})">${inner.join('')}</g>`;
}

/** Moves a drawing made around 0,0 to its place, in its size there. */
export function placed(x: number, y: number, scale: number, ...inner: readonly string[]): string {
  return `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${scale})">${inner.join('')}</g>`;
}

/** Takes colours in turn, for as many as are asked. */
export function inTurn(colours: readonly string[], at: number): string {
  return colours[at % colours.length] ?? 'none';
}

export function times(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('');
}
