import { Injectable } from '@nestjs/common';
import type { TickLinesRequest, TickRequest } from '@shop/contracts/packing/requests';
import type { PackingListView, PackingView } from '@shop/contracts/packing/views';
import { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { PackingRepository, type Packer } from './packing-repository.ts';

/** Confirmed orders are packed in the godown, line by line. */
@Injectable()
export class PackingDesk {
  constructor(
    private readonly packing: PackingRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  list(): Promise<PackingListView> {
    return this.packing.list(this.clock.now());
  }

  /** An order that is on hold is packed all the same: it goes no further. @throws DomainError order-state-changed */
  async tick(
    number: string,
    { device, ticks }: TickLinesRequest,
    packer: Omit<Packer, 'device'>,
  ): Promise<PackingView> {
    await this.transaction.run(async () => {
      const { id, state } = found(await this.packing.lock(number));
      if (state !== 'confirmed') throw new DomainError('conflict', 'order-state-changed', { state });
      await this.packing.tick(id, lastOfEach(ticks), { ...packer, device }, this.clock.now());
    });
    return found(await this.packing.find(number));
  }
}

function lastOfEach(ticks: readonly TickRequest[]): TickRequest[] {
  const inOrder = ticks.toSorted((one, other) => one.sequence - other.sequence);
  return [...new Map(inOrder.map((tick) => [tick.code, tick])).values()];
}
