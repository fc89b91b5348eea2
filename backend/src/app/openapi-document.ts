import type { Type } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import { targetConstructorToSchema, validationMetadatasToSchemas } from 'class-validator-jsonschema';
import type { TextLimit } from '@shop/contracts/rules/limits';
import { ADMIN_CONTROLLERS } from '../audiences/admin.module.ts';
import { handlersOf } from '../platform/http/audience.ts';
import { PUBLIC_CONTROLLERS } from '../audiences/public.module.ts';
import { REFERRER_CONTROLLERS } from '../audiences/referrer.module.ts';
import { endpointOf, permissionOf } from '../platform/http/route.ts';
import { routeArguments } from '../platform/http/route-arguments.ts';

type Schema = ReturnType<typeof validationMetadatasToSchemas>[string];
type Schemas = Record<string, Schema>;
type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const REF = '#/components/schemas/';
const PROBLEM = {
  description: 'RFC 9457 problem details; `code` is one of contracts/src/errors.ts.',
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        properties: {
          status: { type: 'integer' },
          title: { type: 'string' },
          code: { type: 'string' },
          requestId: { type: 'string' },
          details: { type: 'object' },
        },
      },
    },
  },
};

/** The API as OpenAPI, from what it runs by: the described endpoints and the classes that check requests. */
export function openApiDocument(): OpenAPIObject {
  const controllers = [...PUBLIC_CONTROLLERS, ...REFERRER_CONTROLLERS, ...ADMIN_CONTROLLERS];
  const schemas = requestSchemas(controllers);
  const document: OpenAPIObject = {
    openapi: '3.0.0',
    info: { title: 'Shop API', version: '1' },
    paths: {},
    components: { schemas: schemas as NonNullable<OpenAPIObject['components']>['schemas'] & object },
  };
  for (const controller of controllers) {
    for (const handler of handlersOf(controller)) {
      const described = endpointOf(handler);
      if (!described) continue;
      const path = described.path.replace(/:(\w+)/g, '{$1}');
      const method = described.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      document.paths[path] = {
        ...document.paths[path],
        [method]: operation(controller, handler.name, schemas),
      };
    }
  }
  return document;
}

function operation(controller: Type, handlerName: string, schemas: Schemas): Operation {
  const handler = (controller.prototype as Record<string, (...args: never[]) => unknown>)[handlerName];
  const permission = handler && permissionOf(handler);
  const audience = handler && endpointOf(handler)?.audience;
  const taken = routeArguments(controller, handlerName).map(({ kind, type }) => ({
    kind,
    schema: typeof type === 'function' ? type.name : '',
  }));
  const body = taken.find(({ kind }) => kind === 'body');
  return {
    operationId: `${controller.name.replace(/Controller$/, '')}.${handlerName}`,
    tags: [audience ?? 'public'],
    ...(permission && { description: `Needs the permission \`${permission}\`.` }),
    parameters: taken.flatMap(({ kind, schema }) => {
      if (kind === 'body') return [];
      const required = schemas[schema]?.required ?? [];
      return Object.entries(schemas[schema]?.properties ?? {}).map(([name, property]) => ({
        name,
        in: kind === 'params' ? ('path' as const) : ('query' as const),
        required: kind === 'params' || required.includes(name),
        schema: property as object,
      }));
    }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: REF + body.schema } } },
      },
    }),
    responses: { 200: { description: 'The view of contracts.' }, default: PROBLEM },
  };
}

const OPTIONS: Parameters<typeof validationMetadatasToSchemas>[0] = {
  classTransformerMetadataStorage: defaultMetadataStorage,
  refPointerPrefix: REF,
  additionalConverters: {
    isText: ({ constraints }: ValidationMetadata): Schema => {
      const [{ min, max }] = constraints as [TextLimit];
      return { type: 'string', minLength: min, maxLength: max };
    },
    isTextOrEmpty: ({ constraints }: ValidationMetadata): Schema => {
      const [{ max }] = constraints as [TextLimit];
      return { type: 'string', maxLength: max };
    },
    isMobile: () => ({ type: 'string', description: 'An Indian mobile number.', example: '9876543210' }),
    isPinCode: () => ({ type: 'string', description: 'A PIN code of six digits.', example: '626123' }),
    isEmail: () => ({ type: 'string', format: 'email', maxLength: 120 }),
    isDay: () => ({ type: 'string', format: 'date' }),
    isPage: () => ({ type: 'integer', minimum: 1 }),
    isAccepted: () => ({ type: 'boolean', enum: [true] }),
  },
};

/**
 * A JSON schema for every request class, the shop's own checks of contracts/src/validation.ts included. A class that only
 * inherits its checks, as those of described fields do, is asked for by itself.
 */
function requestSchemas(controllers: readonly Type[]): Schemas {
  const schemas = validationMetadatasToSchemas(OPTIONS);
  const taken = controllers.flatMap((controller) =>
    handlersOf(controller).flatMap((handler) => routeArguments(controller, handler.name)),
  );
  for (const { type } of taken) {
    if (typeof type === 'function') schemas[type.name] = targetConstructorToSchema(type, OPTIONS);
  }
  // What described fields and saved records inherit from; nothing takes these themselves.
  delete schemas['Request'];
  delete schemas['Saved'];
  return schemas;
}
