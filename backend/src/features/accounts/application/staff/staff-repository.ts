import type { OwnerAlertView } from '@shop/contracts/accounts/views';
import type { Role } from '@shop/contracts/rules/permissions';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListUsersQuery } from '@shop/contracts/users/requests';
import type { UserView } from '@shop/contracts/users/views';

export interface NewStaff {
  id: string;
  email: string;
  name: string;
  role: Role;
  createdAt: Date;
}

export interface FirstOwner {
  id: string;
  email: string;
  name: string;
  passwordHash: string;
  createdAt: Date;
}

export interface Owner {
  id: string;
  name: string;
  email: string;
}

/** The members of staff as owners look after them, the owners themselves, and what owners are told of. Changes run in the caller's transaction. */
export abstract class StaffRepository {
  abstract page(query: ListUsersQuery): Promise<ListPage<UserView>>;

  abstract find(id: string): Promise<UserView | null>;

  /** The same, locked until the transaction ends, and with it the number of owners. */
  abstract lock(id: string): Promise<UserView | null>;

  /** Without a password: nobody signs in with it yet. @throws DomainError email-used */
  abstract add(staff: NewStaff): Promise<void>;

  abstract setRole(id: string, role: Role): Promise<void>;

  abstract setActive(id: string, active: boolean): Promise<void>;

  /** How many owners could sign in if this one could not. */
  abstract otherOwners(id: string): Promise<number>;

  abstract hasOwner(): Promise<boolean>;

  /** Those who may sign in and have, by a password or at the provider; who was invited only may be nobody yet. */
  abstract owners(): Promise<Owner[]>;

  /** False when there is an owner by now; of several copies that start at once one wins. */
  abstract addFirstOwner(owner: FirstOwner): Promise<boolean>;

  /** Keeps what owners are told of. */
  abstract addAlert(alert: OwnerAlertView): Promise<void>;

  /** Newest first. */
  abstract alertsSince(instant: Date): Promise<OwnerAlertView[]>;
}
