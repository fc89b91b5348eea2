import 'reflect-metadata';
import { RequestMethod, type Type } from '@nestjs/common';
import type { Audience, Endpoint } from '@shop/contracts/endpoint';
import { getMetadataStorage } from 'class-validator';
import { handlersOf } from '../../src/audiences/audience.ts';
import { endpointOf, faultOf } from '../../src/http/route.ts';

/** Nest's own notes: which argument of a handler is what, `3:0` for a body that comes first. */
const ROUTE_ARGUMENTS = '__routeArguments__';
const KINDS: Record<string, string> = { 3: 'body', 4: 'query', 5: 'params' };

interface Argument {
  kind: string;
  /** Set when a handler takes one value by name, past the class that would check it. */
  name: string | undefined;
  type: unknown;
}

function argumentsOf(controller: Type, handlerName: string): Argument[] {
  const noted = (Reflect.getMetadata(ROUTE_ARGUMENTS, controller, handlerName) ?? {}) as Record<
    string,
    { index: number; data?: string }
  >;
  const types = Reflect.getMetadata(
    'design:paramtypes',
    controller.prototype as object,
    handlerName,
  ) as unknown[];
  const inOrder = Object.entries(noted).sort(([, a], [, b]) => a.index - b.index);
  return inOrder.flatMap(([key, { index, data }]) => {
    const kind = KINDS[key.split(':')[0] ?? ''];
    return kind ? [{ kind, name: data, type: types[index] }] : [];
  });
}

/** The fields of a request class that nothing checks. A compiled class has its declared fields as own keys. */
function uncheckedFields(type: Type): string[] {
  const checked = new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(type, '', false, false)
      .filter((rule) => rule.type !== 'conditionalValidation')
      .map((rule) => rule.propertyName),
  );
  return Object.keys(new type() as object).filter((field) => !checked.has(field));
}

function argumentFaults({ kind, name, type }: Argument): string[] {
  if (name !== undefined) return [`takes ${kind} ${name} past its class`];
  if (typeof type !== 'function' || type === Object) return [`takes a ${kind} of no class`];
  const fields = Object.keys(new (type as Type)() as object);
  if (fields.length === 0) return [`takes a ${kind} whose class has no fields`];
  return uncheckedFields(type as Type).map((field) => `leaves ${field} of its ${kind} unchecked`);
}

function pathFaults(described: Endpoint, taken: Argument[]): string[] {
  const names = [...described.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const params = taken.find(({ kind }) => kind === 'params')?.type;
  const fields = typeof params === 'function' ? Object.keys(new (params as Type)() as object) : [];
  return names
    .filter((name) => !fields.includes(name ?? ''))
    .map((name) => `does not check :${name} of its path`);
}

/** What is wrong with the routes of an audience, one sentence a fault. */
export function routeFaults(audience: Audience, controllers: readonly Type[]): string[] {
  return controllers.flatMap((controller) => {
    const handlers = handlersOf(controller);
    if (handlers.length === 0) return [`${controller.name} serves nothing`];
    return handlers.flatMap((handler) => {
      const fault = faultOf(handler, audience);
      const described = endpointOf(handler);
      const taken = argumentsOf(controller, handler.name);
      return [
        ...(fault ? [fault] : []),
        ...taken.flatMap(argumentFaults),
        ...(described ? pathFaults(described, taken) : []),
      ].map((what) => `${controller.name}.${handler.name} ${what}`);
    });
  });
}

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** What the handlers really listen on, whatever their description says. */
function servedBy(controllers: readonly Type[]): string[] {
  return controllers.flatMap(handlersOf).map((handler) => {
    const method = RequestMethod[Reflect.getMetadata('method', handler) as number];
    return `${method} ${Reflect.getMetadata('path', handler) as string}`;
  });
}

/** Described and not served, served and not described, served twice. */
export function coverageFaults(described: readonly Endpoint[], controllers: readonly Type[]): string[] {
  const served = servedBy(controllers);
  const names = described.map(nameOf);
  return [
    ...names.filter((name) => !served.includes(name)).map((name) => `${name} is described but not served`),
    ...served.filter((name) => !names.includes(name)).map((name) => `${name} is served but not described`),
    ...served.filter((name, at) => served.indexOf(name) !== at).map((name) => `${name} is served twice`),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} is described twice`),
  ];
}
