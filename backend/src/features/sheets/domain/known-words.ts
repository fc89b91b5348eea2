import { PARTED_BY } from '@shop/contracts/rules/entered-fields';
import type { Cell } from '@shop/contracts/rules/catalogue/change-sets';
import { folded } from './typed-cells.ts';

/** What a column of names offers, in its order: a file may spell a name otherwise, and bring new ones. */
export class KnownWords {
  /** What the shop does not have yet, as it stands in the file first. */
  readonly fresh: string[] = [];
  private readonly known: Map<string, { name: string; place: number }>;

  constructor(names: readonly string[]) {
    this.known = new Map(names.map((name, place) => [folded(name), { name, place }]));
  }

  /** The cell with each name as the shop spells it, in the shop's order. */
  spelled(cell: Cell, isList: boolean): Cell {
    if (typeof cell !== 'string') return cell;
    const words = (isList ? cell.split(PARTED_BY) : [cell]).map((typed) => this.wordOf(typed));
    const names = words.toSorted((one, other) => one.place - other.place).map(({ name }) => name);
    return [...new Set(names)].join(PARTED_BY);
  }

  private wordOf(name: string) {
    const key = folded(name);
    const word = this.known.get(key) ?? { name, place: this.known.size };
    if (!this.known.has(key)) {
      this.known.set(key, word);
      this.fresh.push(name);
    }
    return word;
  }
}
