import { Body, Controller, Inject, Param, Query } from '@nestjs/common';
import * as endpoints from '@shop/contracts/users/endpoints';
import {
  ChangeRoleRequest,
  InviteUserRequest,
  ListUsersQuery,
  UserParams,
  UserSessionParams,
} from '@shop/contracts/users/requests';
import type { MadeLinkView, AccountSessionsView, UserView } from '@shop/contracts/users/views';
import type { ListPage } from '@shop/contracts/listing/views';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { CurrentSession, StaffActor } from '../../../../platform/http/current-person.ts';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { found } from '../../../../shared/domain-error.ts';
import { Invitations, type MadeLink } from '../../application/links/invitations.ts';
import { linkShown } from '../link-shown.ts';
import { SecondFactor } from '../../application/sign-in/second-factor.ts';
import { StaffRepository } from '../../application/staff/staff-repository.ts';
import { Users } from '../../application/staff/users.ts';

/** The accounts of staff, for owners. */
@Controller()
export class AdminUsersController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly staff: StaffRepository,
    private readonly users: Users,
    private readonly invitations: Invitations,
    private readonly secondFactor: SecondFactor,
  ) {}

  @Route(endpoints.listUsers)
  @Needs('users.read')
  list(@Query() query: ListUsersQuery): Promise<ListPage<UserView>> {
    return this.staff.page(query);
  }

  @Route(endpoints.readUser)
  @Needs('users.read')
  async read(@Param() { id }: UserParams): Promise<UserView> {
    return found(await this.staff.find(id));
  }

  @Route(endpoints.inviteUser)
  @Needs('users.write')
  @NeedsPassword()
  async invite(
    @Body() body: InviteUserRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<MadeLinkView> {
    return this.shown(await this.invitations.invite(body, actor));
  }

  @Route(endpoints.makeStaffLink)
  @Needs('users.write')
  @NeedsPassword()
  async link(@Param() { id }: UserParams, @StaffActor() actor: AuditEntry['actor']): Promise<MadeLinkView> {
    return this.shown(await this.invitations.makeLink({ audience: 'admin', id }, actor));
  }

  @Route(endpoints.changeRole)
  @Needs('users.write')
  @NeedsPassword()
  role(
    @Param() { id }: UserParams,
    @Body() body: ChangeRoleRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<UserView> {
    return this.users.changeRole(id, body, actor);
  }

  @Route(endpoints.disableUser)
  @Needs('users.write')
  disable(@Param() { id }: UserParams, @StaffActor() actor: AuditEntry['actor']): Promise<UserView> {
    return this.users.disable(id, actor);
  }

  @Route(endpoints.enableUser)
  @Needs('users.write')
  @NeedsPassword()
  enable(@Param() { id }: UserParams, @StaffActor() actor: AuditEntry['actor']): Promise<UserView> {
    return this.users.enable(id, actor);
  }

  @Route(endpoints.listUserSessions)
  @Needs('users.read')
  async sessions(
    @Param() { id }: UserParams,
    @CurrentSession() current: string,
  ): Promise<AccountSessionsView> {
    return { sessions: await this.users.sessionsOf(id, current) };
  }

  @Route(endpoints.endUserSession)
  @Needs('users.write')
  async endSession(
    @Param() { id, sessionId }: UserSessionParams,
    @CurrentSession() current: string,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<AccountSessionsView> {
    return { sessions: await this.users.endSession(id, sessionId, current, actor) };
  }

  @Route(endpoints.removeSecondFactor)
  @Needs('users.write')
  @NeedsPassword()
  async removeSecondFactor(
    @Param() { id }: UserParams,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<UserView> {
    found(await this.staff.find(id));
    await this.secondFactor.turnOff({ audience: 'admin', id }, actor);
    return found(await this.staff.find(id));
  }

  private async shown(made: MadeLink): Promise<MadeLinkView> {
    return { user: found(await this.staff.find(made.account.id)), ...linkShown(made, this.config) };
  }
}
