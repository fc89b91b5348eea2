import { Module } from '@nestjs/common';
import { finishOpenId } from '@shop/contracts/accounts/endpoints';
import { finishReferrerOpenId } from '@shop/contracts/referrer-account/endpoints';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { CONFIG, type Config } from '../../config/config.ts';
import { AuditLog } from '../../shared/records/audit-log.ts';
import { LiveModule } from '../../platform/live/live.module.ts';
import { Clock } from '../../shared/clock.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { Sealing } from '../../shared/sealing.ts';
import { Throttle } from '../../shared/throttle/throttle.ts';
import { Transaction } from '../../shared/transaction.ts';
import { Argon2PasswordHasher } from './adapters/crypto/argon2-password-hasher.ts';
import { OtpauthOneTimeCodes } from './adapters/crypto/otpauth-one-time-codes.ts';
import { JwtSessionTokens, secretOf } from './adapters/crypto/jwt-session-tokens.ts';
import { ApiDocsGuard } from './adapters/http/api-docs-guard.ts';
import { AudienceGuard } from './adapters/http/audience-guard.ts';
import { OpenIdRedirects } from './adapters/http/open-id-redirects.ts';
import { NotifyOwners } from './adapters/http/notify-owners.ts';
import { SessionGuards } from './adapters/http/session-guards.ts';
import { OpenIdProvider } from './adapters/openid/open-id-provider.ts';
import { PostgresPeople } from './adapters/postgres/postgres-people.ts';
import { PostgresSecondFactors } from './adapters/postgres/postgres-second-factors.ts';
import { PostgresAccounts } from './adapters/postgres/postgres-accounts.ts';
import { FirstOwnerAtStart } from './adapters/first-owner-at-start.ts';
import { PostgresSessionRepository } from './adapters/postgres/postgres-session-repository.ts';
import { Accounts } from './application/accounts.ts';
import { AskPasswordReset } from './application/links/ask-password-reset.ts';
import { ChoosePassword } from './application/links/choose-password.ts';
import { LiveRights } from './adapters/live-rights.ts';
import { ConfirmPassword } from './application/sign-in/confirm-password.ts';
import { EnsureFirstOwner } from './application/staff/ensure-first-owner.ts';
import { Invitations } from './application/links/invitations.ts';
import { Devices } from './application/sign-in/devices.ts';
import { OwnAccount } from './application/own-account.ts';
import { Passwords } from './application/sign-in/passwords.ts';
import { People } from './application/people.ts';
import { RefreshSession } from './application/sign-in/refresh-session.ts';
import { SignInLimits } from './application/sign-in/sign-in-limits.ts';
import { SecondFactor } from './application/sign-in/second-factor.ts';
import { SecondFactors } from './application/sign-in/second-factors.ts';
import { SignIn } from './application/sign-in/sign-in.ts';
import { SignInByProvider } from './application/sign-in/sign-in-by-provider.ts';
import { SignOut } from './application/sign-in/sign-out.ts';
import { Users } from './application/staff/users.ts';
import { OwnerAlertsModule } from './owner-alerts.module.ts';
import { OneTimeCodes } from './domain/one-time-codes.ts';
import { PasswordHasher } from './domain/password-hasher.ts';
import { SessionRepository } from './application/session-repository.ts';
import { PostgresStaffRepository } from './adapters/postgres/postgres-staff-repository.ts';
import { StaffRepository } from './application/staff/staff-repository.ts';
import type { SignedInAudience } from './domain/session.ts';
import { SessionTokens } from './domain/session-tokens.ts';

const userCases = [Users, OwnAccount, Invitations, ChoosePassword, AskPasswordReset];

@Module({
  imports: [LiveModule, OwnerAlertsModule],
  providers: [
    { provide: People, useClass: PostgresPeople },
    { provide: SessionRepository, useClass: PostgresSessionRepository },
    { provide: StaffRepository, useClass: PostgresStaffRepository },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    {
      provide: SessionTokens,
      useFactory: (config: Config) => new JwtSessionTokens(config),
      inject: [CONFIG],
    },
    { provide: Accounts, useClass: PostgresAccounts },
    { provide: SecondFactors, useClass: PostgresSecondFactors },
    {
      provide: OneTimeCodes,
      useFactory: ({ publicUrl }: Config) => new OtpauthOneTimeCodes(new URL(publicUrl).hostname),
      inject: [CONFIG],
    },
    ...userCases,
    {
      provide: SecondFactor,
      useFactory: (
        config: Config,
        ...ports: [SecondFactors, SignInLimits, OneTimeCodes, AuditLog, Transaction, Identifiers, Clock]
      ) => {
        const sealingFor = (audience: SignedInAudience) =>
          new Sealing(secretOf(config, audience), 'one-time codes');
        return new SecondFactor({ admin: sealingFor('admin'), referrer: sealingFor('referrer') }, ...ports);
      },
      inject: [CONFIG, SecondFactors, SignInLimits, OneTimeCodes, AuditLog, Transaction, Identifiers, Clock],
    },
    SignInLimits,
    Devices,
    Passwords,
    SignIn,
    {
      provide: SignInByProvider,
      useFactory: (
        { openId, publicUrl }: Config,
        ...ports: [People, Accounts, AuditLog, Transaction, SignIn, Throttle, SessionRepository, Clock]
      ) => {
        const returnTo = {
          admin: publicUrl + finishOpenId.path,
          referrer: publicUrl + finishReferrerOpenId.path,
        };
        return new SignInByProvider(openId && new OpenIdProvider(openId, returnTo), ...ports);
      },
      inject: [CONFIG, People, Accounts, AuditLog, Transaction, SignIn, Throttle, SessionRepository, Clock],
    },
    OpenIdRedirects,
    ConfirmPassword,
    RefreshSession,
    EnsureFirstOwner,
    FirstOwnerAtStart,
    SignOut,
    LiveRights,
    SessionGuards,
    ApiDocsGuard,
    // Stand before every request of the whole backend.
    { provide: APP_GUARD, useClass: AudienceGuard },
    { provide: APP_INTERCEPTOR, useClass: NotifyOwners },
  ],
  exports: [
    LiveModule,
    OwnerAlertsModule,
    StaffRepository,
    ...userCases,
    SecondFactor,
    ConfirmPassword,
    SignIn,
    OpenIdRedirects,
    RefreshSession,
    SignOut,
    FirstOwnerAtStart,
  ],
})
export class AccountsModule {}
