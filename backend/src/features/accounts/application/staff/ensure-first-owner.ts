import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/clock.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import { PasswordHasher } from '../../domain/password-hasher.ts';
import { StaffRepository } from './staff-repository.ts';

const DEFAULT_EMAIL = 'owner@agalcrackers.example';

/** What the environment says about the first owner. */
export interface FirstOwnerSettings {
  email: string | null;
  password: string | null;
}

export interface MadeOwner {
  email: string;
  /** Null when the environment named it: then whoever started the shop knows it. */
  madePassword: string | null;
}

/** Without an owner nobody could ever sign in: makes the first one. */
@Injectable()
export class EnsureFirstOwner {
  constructor(
    private readonly staff: StaffRepository,
    private readonly hasher: PasswordHasher,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
  ) {}

  /** Null when there was an owner. */
  async execute({ email, password }: FirstOwnerSettings): Promise<MadeOwner | null> {
    if (await this.staff.hasOwner()) return null;
    const given = password ?? this.identifiers.token();
    const owner = {
      id: this.identifiers.uuid(),
      email: email ?? DEFAULT_EMAIL,
      name: 'Owner',
      passwordHash: await this.hasher.hash(given),
      createdAt: this.clock.now(),
    };
    return (await this.staff.addFirstOwner(owner))
      ? { email: owner.email, madePassword: password === null ? given : null }
      : null;
  }
}
