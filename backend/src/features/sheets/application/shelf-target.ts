import { Injectable } from '@nestjs/common';
import { ChangeTarget } from './change-target.ts';
import { Shelves } from './shelves.ts';

/** The shelves as sheets change them: by differences, since orders take of them meanwhile. */
@Injectable()
export abstract class ShelfTarget extends ChangeTarget {
  readonly additions = null;
  override readonly byDifference = ['onShelf'];

  constructor(protected readonly shelves: Shelves) {
    super();
  }

  rows(codes: readonly string[], locked: boolean) {
    return this.shelves.rows(codes, locked);
  }
}
