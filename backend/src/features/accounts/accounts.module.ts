import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CONFIG, type Config } from '../../config/config.ts';
import { Clock } from '../../shared/clock.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { Throttle } from '../../shared/throttle.ts';
import { useCase } from '../../shared/use-case.ts';
import { Argon2PasswordHasher } from './adapters/crypto/argon2-password-hasher.ts';
import { JwtSessionTokens } from './adapters/crypto/jwt-session-tokens.ts';
import { AudienceGuard, ReferrerGuard, StaffGuard } from './adapters/http/audience-guard.ts';
import { StaffDoor } from './adapters/http/staff-door.ts';
import { ReferrerStrategy, StaffStrategy } from './adapters/http/strategies.ts';
import { PostgresKnownDevices } from './adapters/postgres/postgres-known-devices.ts';
import { PostgresPeople } from './adapters/postgres/postgres-people.ts';
import { FirstOwnerAtStart } from './adapters/first-owner-at-start.ts';
import { PostgresSessionRepository } from './adapters/postgres/postgres-session-repository.ts';
import { PostgresStaffRegistry } from './adapters/postgres/postgres-staff-registry.ts';
import { EnsureFirstOwner } from './application/ensure-first-owner.ts';
import { KnownDevices } from './application/known-devices.ts';
import { People } from './application/people.ts';
import { RefreshSession } from './application/refresh-session.ts';
import { SignInLimits } from './application/sign-in-limits.ts';
import { SignIn } from './application/sign-in.ts';
import { StaffRegistry } from './application/staff-registry.ts';
import { SignOut } from './application/sign-out.ts';
import { PasswordHasher } from './domain/password-hasher.ts';
import { SessionRepository } from './domain/session-repository.ts';
import { SessionTokens } from './domain/session-tokens.ts';

@Module({
  providers: [
    { provide: People, useClass: PostgresPeople },
    { provide: KnownDevices, useClass: PostgresKnownDevices },
    { provide: SessionRepository, useClass: PostgresSessionRepository },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    {
      provide: SessionTokens,
      useFactory: (config: Config) => new JwtSessionTokens(config),
      inject: [CONFIG],
    },
    useCase(SignInLimits, Throttle),
    useCase(
      SignIn,
      People,
      KnownDevices,
      SignInLimits,
      PasswordHasher,
      SessionRepository,
      SessionTokens,
      Identifiers,
      Clock,
    ),
    useCase(RefreshSession, People, SessionRepository, SessionTokens, Clock),
    { provide: StaffRegistry, useClass: PostgresStaffRegistry },
    useCase(EnsureFirstOwner, StaffRegistry, PasswordHasher, Identifiers, Clock),
    FirstOwnerAtStart,
    useCase(SignOut, SessionRepository, Clock),
    StaffStrategy,
    ReferrerStrategy,
    StaffGuard,
    ReferrerGuard,
    StaffDoor,
    // Stands before every request of the whole backend.
    { provide: APP_GUARD, useClass: AudienceGuard },
  ],
  exports: [SignIn, RefreshSession, SignOut, FirstOwnerAtStart],
})
export class AccountsModule {}
