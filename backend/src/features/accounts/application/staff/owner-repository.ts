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

export abstract class OwnerRepository {
  abstract hasOwner(): Promise<boolean>;

  /** Those who may sign in and have, by a password or at the provider; who was invited only may be nobody yet. */
  abstract owners(): Promise<Owner[]>;

  /** False when there is an owner by now; of several copies that start at once one wins. */
  abstract addFirstOwner(owner: FirstOwner): Promise<boolean>;
}
