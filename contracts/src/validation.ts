import { Type } from 'class-transformer';
import { ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';
import { mobileDigits } from './rules/phone.ts';
import { pinCodeDigits } from './rules/pin-code.ts';

/** A control character other than a tab and a line break. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** @param constraints what the check was made with, for whoever describes it */
function rule(
  name: string,
  holds: (value: unknown) => boolean,
  options?: ValidationOptions,
  constraints: unknown[] = [],
) {
  return ValidateBy(
    { name, constraints, validator: { validate: holds, defaultMessage: () => name } },
    options,
  );
}

/** A text of `min` to `max` characters that has more than spaces when it must not be empty. */
export function IsText(min: number, max: number, options?: ValidationOptions): PropertyDecorator {
  return rule(
    'isText',
    (value) =>
      typeof value === 'string' &&
      value.length <= max &&
      value.trim().length >= min &&
      value.isWellFormed() &&
      !CONTROL.test(value),
    options,
    [min, max],
  );
}

export function IsMobile(options?: ValidationOptions): PropertyDecorator {
  return rule('isMobile', (value) => typeof value === 'string' && mobileDigits(value) !== null, options);
}

export function IsPinCode(): PropertyDecorator {
  return rule('isPinCode', (value) => typeof value === 'string' && pinCodeDigits(value) !== null);
}

/** A day that exists, `YYYY-MM-DD`. */
export function IsDay(): PropertyDecorator {
  return rule('isDay', (value) => {
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
    const at = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
  });
}

/** The number of a page in a query, from 1. */
export function IsPage(): PropertyDecorator {
  const number = Type(() => Number);
  const inRange = rule(
    'isPage',
    (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10_000,
  );
  return (target, key) => {
    number(target, key);
    inRange(target, key);
  };
}

/** Only `true` will do: a consent. */
export function IsAccepted(): PropertyDecorator {
  return rule('isAccepted', (value) => value === true);
}

/** The field is there, and may be null. */
export function Nullable(): PropertyDecorator {
  return ValidateIf((_, value) => value !== null);
}

/** The field may be missing; null is refused. */
export function Optional(): PropertyDecorator {
  return ValidateIf((_, value) => value !== undefined);
}
