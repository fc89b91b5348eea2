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

/** The members of staff as owners look after them. Changes run in the caller's transaction. */
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
}
