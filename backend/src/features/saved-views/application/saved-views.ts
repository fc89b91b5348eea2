import type { SaveViewRequest } from '@shop/contracts/saved-views/requests';
import type { SavedView } from '@shop/contracts/saved-views/views';

/** Filters of lists that members of staff gave names to; each sees and changes their own. */
export abstract class SavedViews {
  /** By name. */
  abstract of(staffId: string, list: string): Promise<SavedView[]>;
  /** @throws DomainError too-many-saved-views */
  abstract save(staffId: string, view: SaveViewRequest): Promise<void>;
  /** Whether there was such a one of theirs. */
  abstract delete(staffId: string, id: string): Promise<boolean>;
}
