import { applyDecorators } from '@nestjs/common';
import type { Endpoint } from '@shop/contracts/endpoint';
import { Needs, Route } from '../../../../platform/http/route.ts';

/** Serves an endpoint of one's own session or account: of staff it names the permission that every role has. */
export function OwnRoute(described: Endpoint): MethodDecorator {
  return described.audience === 'admin'
    ? applyDecorators(Route(described), Needs('session.own'))
    : Route(described);
}
