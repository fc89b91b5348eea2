import 'reflect-metadata';
import { RequestMethod, type Type } from '@nestjs/common';
import type { Audience, Endpoint } from '@shop/contracts/endpoint';
import { getMetadataStorage } from 'class-validator';
import { handlersOf } from '../../src/platform/http/audience.ts';
import { endpointOf, faultOf } from '../../src/platform/http/route.ts';
import { routeArguments, type RouteArgument } from '../../src/platform/http/route-arguments.ts';

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

function argumentFaults({ kind, name, type }: RouteArgument): string[] {
  if (name !== undefined) return [`takes ${kind} ${name} past its class`];
  if (typeof type !== 'function' || type === Object) return [`takes a ${kind} of no class`];
  const fields = Object.keys(new (type as Type)() as object);
  if (fields.length === 0) return [`takes a ${kind} whose class has no fields`];
  return uncheckedFields(type as Type).map((field) => `leaves ${field} of its ${kind} unchecked`);
}

function pathFaults(described: Endpoint, taken: RouteArgument[]): string[] {
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
      const taken = routeArguments(controller, handler.name);
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
