import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';

export interface RouteArgument {
  kind: 'body' | 'query' | 'params';
  /** Set when a handler takes one value by name, past the class that would check it. */
  name: string | undefined;
  type: unknown;
}

const KINDS: Partial<Record<string, RouteArgument['kind']>> = {
  [RouteParamtypes.BODY]: 'body',
  [RouteParamtypes.QUERY]: 'query',
  [RouteParamtypes.PARAM]: 'params',
};

/** What of a request a handler takes, by Nest's own notes: `3:0` stands for a body that comes first. */
export function routeArguments(controller: Type, handlerName: string): RouteArgument[] {
  const noted = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handlerName) ?? {}) as Record<
    string,
    { index: number; data?: string }
  >;
  const types = (Reflect.getMetadata('design:paramtypes', controller.prototype as object, handlerName) ??
    []) as unknown[];
  const inOrder = Object.entries(noted).sort(([, a], [, b]) => a.index - b.index);
  return inOrder.flatMap(([key, { index, data }]) => {
    const kind = KINDS[key.split(':')[0] ?? ''];
    return kind ? [{ kind, name: data, type: types[index] }] : [];
  });
}
