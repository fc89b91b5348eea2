import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../shared/transaction.ts';
import { Figures } from './figures.ts';

/** Keeps the sums of the days that are over. */
@Injectable()
export class CountDays {
  constructor(
    private readonly figures: Figures,
    private readonly transaction: Transaction,
  ) {}

  /** In short transactions, until nothing is left that somebody touched. */
  async run(): Promise<void> {
    while (await this.transaction.run(() => this.figures.countDay()));
  }
}
