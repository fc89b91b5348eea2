import { createHash } from 'node:crypto';
import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { ContentCache } from '../persistence/content-cache.ts';

const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

interface CachedBody {
  body: string;
  etag: string;
}

/** Answers from memory for as long as the content version holds, already serialised, with a strong ETag. */
@Injectable()
class CachedContentInterceptor implements NestInterceptor {
  constructor(private readonly cache: ContentCache) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const path = http.getRequest<FastifyRequest>().url.replace(/[?].*/, '');
    const { body, etag } = await this.cache.keep(`body ${path}`, () => serialise(next));
    const reply = http.getResponse<FastifyReply>();
    void reply.headers({
      etag,
      'cache-control': CACHE_CONTROL,
      'content-type': 'application/json; charset=utf-8',
    });
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

/** For public content that changes with the content version only; never for anything personal. */
export const CachedContent = () => applyDecorators(UseInterceptors(CachedContentInterceptor));
