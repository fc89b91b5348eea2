import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Audience } from '@shop/contracts/endpoint';
import { signOutReferrer } from '@shop/contracts/accounts/endpoints';
import type { ReferrerView, StaffView } from '@shop/contracts/accounts/views';
import { permissionsOf } from '@shop/contracts/rules/permissions';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { PrivateListener } from '../../../../platform/http/private-listener.ts';
import { endpointOf, knowsStaff, needsPassword, permissionOf } from '../../../../platform/http/route.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import type { SignedInCaller } from '../../../../platform/http/current-person.ts';
import { ConfirmPassword } from '../../application/sign-in/confirm-password.ts';
import { RefreshSession } from '../../application/sign-in/refresh-session.ts';
import { SessionCookies } from './session-cookies.ts';
import { SessionGuards } from './session-guards.ts';

/** Stands before every request: who may call is what the endpoint's description says, and nobody else. */
@Injectable()
export class AudienceGuard implements CanActivate {
  private readonly staffCookies: SessionCookies;

  constructor(
    private readonly guards: SessionGuards,
    private readonly sessions: RefreshSession,
    private readonly passwords: ConfirmPassword,
    private readonly privateListener: PrivateListener,
    @Inject(CONFIG) config: Config,
  ) {
    this.staffCookies = new SessionCookies(config, 'admin');
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler() as (...args: never[]) => unknown;
    const audience = endpointOf(handler)?.audience;
    this.assertListener(audience, context);
    switch (audience) {
      case 'private':
      case 'public':
        if (knowsStaff(handler)) await this.recognizeStaff(context);
        return true;
      case 'referrer':
      case 'admin':
        await this.guards[audience].canActivate(context);
        if (audience === 'admin') this.assertPermission(handler, context);
        else this.assertMayChange(handler, context);
        if (needsPassword(handler)) await this.passwords.assertFresh(audience, callerOf(context).sessionId);
        return true;
      case undefined:
        throw new DomainError('unauthenticated', 'not-signed-in', {});
    }
  }

  /** A suspended referrer reads what is theirs and may leave; they place and change nothing. */
  private assertMayChange(handler: (...args: never[]) => unknown, context: ExecutionContext): void {
    const { person } = callerOf<ReferrerView>(context);
    const endpoint = endpointOf(handler);
    if (person.suspended && endpoint?.method !== 'GET' && endpoint !== signOutReferrer) {
      throw new DomainError('forbidden', 'referrer-suspended', {});
    }
  }

  /** On the wrong one of the two listeners an endpoint is not there. */
  private assertListener(audience: Audience | undefined, context: ExecutionContext): void {
    const { raw } = context.switchToHttp().getRequest<FastifyRequest>();
    if (this.privateListener.has(raw) !== (audience === 'private')) {
      throw new DomainError('not-found', 'not-found', {});
    }
  }

  /**
   * Leaves a member of staff on the request; anybody else continues without a sign-in. A public page renews no access token,
   * and taking an order over the phone takes longer than one lasts: then the session's other token tells who it is.
   */
  private async recognizeStaff(context: ExecutionContext): Promise<void> {
    const request = context
      .switchToHttp()
      .getRequest<FastifyRequest & { user?: SignedInCaller<StaffView> }>();
    const refresh = this.staffCookies.refreshIn(request);
    // Shoppers bring neither, and most who come are shoppers.
    if (!this.staffCookies.accessIn(request) && !refresh) return;
    try {
      await this.guards.admin.canActivate(context);
    } catch (error) {
      if (!(error instanceof DomainError && error.kind === 'unauthenticated')) throw error;
      const holder = await this.sessions.holderOf('admin', refresh);
      if (holder) request.user = holder;
    }
  }

  private assertPermission(handler: (...args: never[]) => unknown, context: ExecutionContext): void {
    const permission = permissionOf(handler);
    if (!permission || !permissionsOf(callerOf<StaffView>(context).person.role).includes(permission)) {
      throw new DomainError('forbidden', 'permission-missing', { permission: permission ?? 'none' });
    }
  }
}

/** Whom the session's guard let pass. */
function callerOf<Person>(context: ExecutionContext): SignedInCaller<Person> {
  return context.switchToHttp().getRequest<{ user: SignedInCaller<Person> }>().user;
}
