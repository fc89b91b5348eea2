import type { Actor } from '../../../shared/actor.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import type { ShopSettings } from './shop-settings.ts';

/**
 * Where the owner says so, cash is corrected by somebody else than who recorded it.
 * @param recordedBy who recorded the cash; null: what is corrected is no cash
 * @throws DomainError second-person-corrects
 */
export async function assertSecondForCash(
  settings: ShopSettings,
  recordedBy: string | null,
  actor: Actor,
): Promise<void> {
  if (recordedBy === null || recordedBy !== actor.id) return;
  const { sale } = await settings.current();
  if (sale.secondForCash) throw new DomainError('forbidden', 'second-person-corrects', {});
}
