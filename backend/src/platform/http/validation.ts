import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { DomainError } from '../../shared/domain-error.ts';
import { keepRulesOfClasses } from './rules-of-classes.ts';

keepRulesOfClasses();

function collect(errors: ValidationError[], path: string, fields: Record<string, string[]>) {
  for (const { property, constraints, children } of errors) {
    const at = path ? `${path}.${property}` : property;
    if (constraints) fields[at] = Object.keys(constraints);
    if (children) collect(children, at, fields);
  }
  return fields;
}

/** Shape at the edge: request classes only, nothing unknown, nothing converted that the class does not name. */
export const validationPipe = new ValidationPipe({
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  stopAtFirstError: false,
  exceptionFactory: (errors) =>
    new DomainError('invalid', 'invalid-request', { fields: collect(errors, '', {}) }),
});
