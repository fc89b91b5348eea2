import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ATTEMPT_KEY, REPEATED } from '@shop/contracts/attempt-key';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import { validate as isUuid } from 'uuid';
import { Attempts } from '../../shared/attempts.ts';
import { DomainError } from '../../shared/domain-error.ts';
import type { SignedInCaller } from './current-person.ts';

const ONCE = Symbol('once');

@Injectable()
class OnceInterceptor implements NestInterceptor {
  constructor(private readonly attempts: Attempts) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest & { user: SignedInCaller<{ id: string }> }>();
    const key = request.headers[ATTEMPT_KEY];
    if (typeof key !== 'string' || !isUuid(key)) {
      throw new DomainError('invalid', 'invalid-request', { fields: { [ATTEMPT_KEY]: ['isUuid'] } });
    }
    const attempt = {
      personId: request.user.person.id,
      key,
      request: `${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`,
    };
    const done = this.attempts.once<unknown>(attempt, () => lastValueFrom(next.handle()));
    return from(done).pipe(
      map(({ answer, repeated }) => {
        if (repeated) void http.getResponse<FastifyReply>().header(REPEATED, '1');
        return answer;
      }),
    );
  }
}

/** A step of staff that is done once a key: asked for again, after a lost answer say, it answers as it did. */
export const Once = () => applyDecorators(SetMetadata(ONCE, true), UseInterceptors(OnceInterceptor));

export function isDoneOnce(handler: (...args: never[]) => unknown): boolean {
  return Reflect.hasMetadata(ONCE, handler);
}
