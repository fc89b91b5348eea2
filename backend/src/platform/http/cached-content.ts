import { createHash } from 'node:crypto';
import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { CONTENT_VERSION, contentVersionOf } from '@shop/contracts/content-version';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { ContentCache } from '../persistence/content-cache.ts';
import { ContentVersion } from '../persistence/content-version.ts';
import { Clock } from '../../shared/clock.ts';

const BY_QUERY = Symbol('by query');
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

interface CachedBody {
  body: string;
  etag: string;
}

/**
 * Answers from memory for as long as the content version holds and the day lasts (what can be joined or sent ends with
 * a day), already serialised, with a strong ETag and the version it was read at.
 */
@Injectable()
class CachedContentInterceptor implements NestInterceptor {
  constructor(
    private readonly cache: ContentCache,
    private readonly contentVersion: ContentVersion,
    private readonly clock: Clock,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const { url } = http.getRequest<FastifyRequest>();
    const byQuery = Reflect.getMetadata(BY_QUERY, context.getHandler()) === true;
    const address = byQuery ? url : url.replace(/[?].*/, '');
    const today = this.clock.today();
    const key = `body ${today} ${address}`;
    const announced = this.contentVersion.current();
    const { body, etag } = await this.cache.keep(key, () => serialise(next));
    const reply = http.getResponse<FastifyReply>();
    void reply.headers({
      etag,
      'cache-control': CACHE_CONTROL,
      'content-type': 'application/json; charset=utf-8',
    });
    if (announced !== null) void reply.header(CONTENT_VERSION, contentVersionOf(announced, today));
    if (http.getRequest<FastifyRequest>().headers['if-none-match'] === etag) {
      void reply.status(304);
      return of('');
    }
    return of(body);
  }
}

async function serialise(next: CallHandler): Promise<CachedBody> {
  const body = JSON.stringify(await lastValueFrom(next.handle()));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/**
 * For public content that changes with the content version only; never for anything personal.
 * @param options byQuery: the query counts too; without it, it is not looked at
 */
export const CachedContent = ({ byQuery = false } = {}) =>
  applyDecorators(SetMetadata(BY_QUERY, byQuery), UseInterceptors(CachedContentInterceptor));
