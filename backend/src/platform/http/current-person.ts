import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ReferrerView, StaffView } from '@shop/contracts/accounts/views';
import type { Actor } from '../../shared/actor.ts';

/** What a guard leaves on the request: who calls, as the database knows them now, and by which session. */
export interface SignedInCaller<Person> {
  person: Person;
  sessionId: string;
}

function callerOf<Person>(context: ExecutionContext): SignedInCaller<Person> {
  return context.switchToHttp().getRequest<{ user: SignedInCaller<Person> }>().user;
}

/** Whoever calls an endpoint of either audience: a `StaffView` or a `ReferrerView`. */
export const CurrentPerson = createParamDecorator(
  (_: unknown, context: ExecutionContext) => callerOf<StaffView | ReferrerView>(context).person,
);

/** The member of staff who calls an admin endpoint: a `StaffView`. */
export const CurrentStaff = createParamDecorator(
  (_: unknown, context: ExecutionContext) => callerOf<StaffView>(context).person,
);

/** The same, as events and ledgers remember them: an `Actor`. */
export const StaffActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { id, name } = callerOf<StaffView>(context).person;
  return { kind: 'staff', id, name };
});

/** The member of staff who calls an endpoint that `@KnowsStaff()`, or null for everybody else. */
export const StaffOrNull = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    (callerOf<StaffView>(context) as SignedInCaller<StaffView> | undefined)?.person ?? null,
);

/** The referrer who calls a referrer endpoint: a `ReferrerView`. */
export const CurrentReferrer = createParamDecorator(
  (_: unknown, context: ExecutionContext) => callerOf<ReferrerView>(context).person,
);

export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext) => callerOf<unknown>(context).sessionId,
);
