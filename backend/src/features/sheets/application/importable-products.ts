import type { Cell } from '@shop/contracts/rules/catalogue/change-sets';
import { COLUMN_FIELDS, NEEDED_OF_NEW } from '@shop/contracts/rules/catalogue/product-columns';
import { ChangeTarget, type Additions, type TargetRow } from './change-target.ts';

/** By the columns of the file: amounts in paise, the tax in basis points, what has several parted as in a file. */
type Cells = TargetRow['cells'];

/** What a new product is, where its row says nothing else: nobody sees it before somebody has looked at it. */
const NEW: Cells = Object.fromEntries(
  Object.entries(COLUMN_FIELDS).flatMap(([column, { kind, initial }]): [string, Cell][] => {
    if (kind === 'switch') return [[column, initial === true ? 'yes' : 'no']];
    return initial === undefined || typeof initial === 'boolean' ? [] : [[column, initial]];
  }),
);

/** Products as a file changes and adds them; archived ones too. */
export abstract class ImportableProducts extends ChangeTarget {
  readonly kind = 'products';

  readonly additions: Additions = {
    complete: (wanted) =>
      NEEDED_OF_NEW.find((field) => wanted[field] === undefined) ?? {
        title: titleOf(wanted),
        cells: { ...wanted, ...NEW, ...wanted },
      },
    add: (rows, actorName) => this.add(rows, actorName),
    // It may have been ordered by then: the archive keeps it out of the list, and nothing loses it.
    takenBack: { state: 'archived' },
  };

  refusal({ mrp, net }: Cells): 'above-mrp' | null {
    return Number(net) > Number(mrp) ? 'above-mrp' : null;
  }

  /** The names of all categories, in the order of the list. */
  abstract categories(): Promise<string[]>;

  /** The item codes of all products. */
  abstract codes(): Promise<string[]>;

  protected abstract add(rows: ReadonlyMap<string, Cells>, actorName: string): Promise<readonly string[]>;
}

function titleOf({ name, content }: Cells): string {
  return [name, content].filter((text) => text !== undefined && text !== null).join(' · ');
}
