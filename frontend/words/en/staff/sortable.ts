/** A list that is brought into order by hand. */
export const words = {
  change: 'Arrange',
  instructions:
    'Press space to lift this row, the arrow keys to move it, space again to put it down, Escape to leave it where it was. Or type its place in the box behind.',
  move: (name: string) => `Move ${name}`,
  placeOf: (name: string) => `Place of ${name}`,
  lifted: (name: string, place: number, all: number) => `${name} lifted, place ${place} of ${all}.`,
  over: (name: string, place: number, all: number) => `${name} is over place ${place} of ${all}.`,
  dropped: (name: string, place: number, all: number) => `${name} is at place ${place} of ${all}.`,
  cancelled: (name: string) => `${name} is where it was.`,
} as const;
