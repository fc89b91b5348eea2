import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { API_DOCS } from '@shop/contracts/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { ApiDocsGuard } from '../features/accounts/adapters/http/api-docs-guard.ts';
import { openApiDocument } from './openapi-document.ts';

/** OpenAPI at /api/docs; in production for signed-in staff only. */
export function serveApiDocs(app: NestFastifyApplication, config: Config): void {
  const guard = app.get(ApiDocsGuard);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
      // The route that was found, not the address as it was spelt: `/api/%64ocs` is found too.
      if (!request.routeOptions.url?.startsWith(API_DOCS)) return;
      if (config.production) await guard.assertStaff(request, reply);
      void reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
      );
    });
  SwaggerModule.setup(API_DOCS.slice(1), app, openApiDocument, { customSiteTitle: 'Shop API' });
}
