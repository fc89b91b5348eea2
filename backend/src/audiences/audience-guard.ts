import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { permissionsOf } from '@shop/contracts/rules/permissions';
import type { StaffView } from '@shop/contracts/accounts/views';
import { endpointOf, permissionOf } from '../http/route.ts';
import { DomainError } from '../shared/domain-error.ts';
import { REFERRER_STRATEGY, STAFF_STRATEGY } from './strategies.ts';

const refuse = () => new DomainError('unauthenticated', 'not-signed-in', {});

@Injectable()
class StaffGuard extends AuthGuard(STAFF_STRATEGY) {
  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error) throw error;
    if (!user) throw refuse();
    return user;
  }
}

@Injectable()
class ReferrerGuard extends AuthGuard(REFERRER_STRATEGY) {
  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error) throw error;
    if (!user) throw refuse();
    return user;
  }
}

/** Stands before every request: who may call is what the endpoint's description says, and nobody else. */
@Injectable()
export class AudienceGuard implements CanActivate {
  private readonly staff = new StaffGuard();
  private readonly referrer = new ReferrerGuard();

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler() as (...args: never[]) => unknown;
    const described = endpointOf(handler);
    if (!described) throw refuse();
    if (described.audience === 'public') return true;
    if (described.audience === 'referrer') return (await this.referrer.canActivate(context)) as boolean;
    await this.staff.canActivate(context);
    const permission = permissionOf(handler);
    const { user } = context.switchToHttp().getRequest<{ user: StaffView }>();
    if (!permission || !permissionsOf(user.role).includes(permission)) {
      throw new DomainError('forbidden', 'permission-missing', { permission: permission ?? 'none' });
    }
    return true;
  }
}
