import type { Type } from '@nestjs/common';
import type { Audience } from '@shop/contracts/endpoint';
import { faultOf } from './route.ts';

type Handler = (...args: never[]) => unknown;

/** The handlers of a controller: its methods that serve a path, its own and those it inherits. */
export function handlersOf(controller: Type): Handler[] {
  const prototype = controller.prototype as Record<string, unknown>;
  return [...new Set(memberNamesOf(prototype))]
    .filter((name) => name !== 'constructor')
    .map((name) => prototype[name])
    .filter(
      (member): member is Handler => typeof member === 'function' && Reflect.hasMetadata('path', member),
    );
}

function memberNamesOf(prototype: object): string[] {
  if (prototype === Object.prototype) return [];
  const inherited = memberNamesOf(Object.getPrototypeOf(prototype) as object);
  return [...inherited, ...Object.getOwnPropertyNames(prototype)];
}

/** Refused by default: an endpoint that is not described, stands in the wrong audience or names no permission. */
export function assertGuarded(audience: Audience, controllers: readonly Type[]): void {
  for (const controller of controllers) {
    for (const handler of handlersOf(controller)) {
      const fault = faultOf(handler, audience);
      if (fault) throw new Error(`${controller.name}.${handler.name} ${fault}`);
    }
  }
}
