import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import type { NotifiedStep } from '@shop/contracts/accounts/views';
import type { Audience, Endpoint } from '@shop/contracts/endpoint';
import type { Permission } from '@shop/contracts/rules/permissions';

const ENDPOINT = Symbol('endpoint');
const PERMISSION = Symbol('permission');
const PASSWORD = Symbol('password');
const NOTIFIED_STEP = Symbol('notified-step');
const KNOWS_STAFF = Symbol('knows staff');

type Handler = (...args: never[]) => unknown;

/** Serves a described endpoint: its method, path and audience come from the contracts. Creates answer 200. */
export function Route(described: Endpoint): MethodDecorator {
  return applyDecorators(
    SetMetadata(ENDPOINT, described),
    RequestMapping({ path: described.path, method: RequestMethod[described.method] }),
    HttpCode(200),
  );
}

/** What a member of staff must be allowed to do to call this. Every admin endpoint names one. */
export function Needs(permission: Permission): MethodDecorator {
  return SetMetadata(PERMISSION, permission);
}

/**
 * What only somebody does who typed their password within the last minutes; the frontend asks for it.
 * @param notifiedStep of which the owners are notified; null where the step notifies them itself, or it is one's own account
 */
export function NeedsPassword(notifiedStep: NotifiedStep | null = null): MethodDecorator {
  return applyDecorators(SetMetadata(PASSWORD, true), SetMetadata(NOTIFIED_STEP, notifiedStep));
}

export function notifiedStepOf(handler: Handler): NotifiedStep | null {
  return (Reflect.getMetadata(NOTIFIED_STEP, handler) as NotifiedStep | null | undefined) ?? null;
}

export function needsPassword(handler: Handler): boolean {
  return Reflect.hasMetadata(PASSWORD, handler);
}

/** A public endpoint that wants to know whether a member of staff calls; anybody may. */
export function KnowsStaff(): MethodDecorator {
  return SetMetadata(KNOWS_STAFF, true);
}

export function knowsStaff(handler: Handler): boolean {
  return Reflect.hasMetadata(KNOWS_STAFF, handler);
}

export function endpointOf(handler: Handler): Endpoint | undefined {
  return Reflect.getMetadata(ENDPOINT, handler) as Endpoint | undefined;
}

export function permissionOf(handler: Handler): Permission | undefined {
  return Reflect.getMetadata(PERMISSION, handler) as Permission | undefined;
}

/** What keeps a handler from being served, or null: the start-up check and the whole-app test both ask. */
export function faultOf(handler: Handler, servedTo: Audience): string | null {
  const described = endpointOf(handler);
  if (!described) return 'is not a described endpoint';
  if (described.audience !== servedTo) return `is for ${described.audience} but stands among ${servedTo}`;
  if (servedTo === 'admin' && !permissionOf(handler)) return 'names no permission';
  if (servedTo !== 'admin' && permissionOf(handler)) return 'names a permission that nobody checks';
  return null;
}
