import { expect, jest, test } from '@jest/globals';
import { getMetadataStorage, IsInt, IsString, Min, ValidateNested, validateSync } from 'class-validator';
import { keepRulesOfClasses } from './rules-of-classes.ts';

class Named {
  @IsString()
  name: unknown = 'Rocket';
}

class Counted extends Named {
  @IsInt()
  @Min(1)
  quantity: unknown = 1;
}

class Counts {
  @ValidateNested({ each: true })
  lines: Counted[] = [];
}

const failed = (object: object) =>
  validateSync(object, { whitelist: true, forbidNonWhitelisted: true }).map(
    ({ property, constraints }) => [property, Object.keys(constraints ?? {})] as const,
  );

test('the rules of a class and of those it comes from hold, and are looked for and sorted once', () => {
  const find = jest.spyOn(getMetadataStorage(), 'getTargetValidationMetadatas');
  const group = jest.spyOn(getMetadataStorage(), 'groupByPropertyName');
  keepRulesOfClasses();
  const counted = Object.assign(new Counted(), { name: 7, quantity: 0 });
  const expected = [
    ['quantity', ['min']],
    ['name', ['isString']],
  ];
  for (let time = 0; time < 3; time++) expect(failed(counted)).toEqual(expected);
  expect(find).toHaveBeenCalledTimes(1);
  expect(group).toHaveBeenCalledTimes(1);
  expect(failed(Object.assign(new Named(), { quantity: 1 }))).toEqual([
    ['quantity', ['whitelistValidation']],
  ]);
  expect(failed(new Counted())).toEqual([]);
});

test('the rules of the lines of a body are looked for once, not for each line', () => {
  const find = jest.spyOn(getMetadataStorage(), 'getTargetValidationMetadatas');
  keepRulesOfClasses();
  const [good, wrong] = [new Counted(), Object.assign(new Counted(), { quantity: 0 })];
  const body = Object.assign(new Counts(), { lines: [good, good, wrong] });
  const [lines] = validateSync(body);
  expect(lines?.children?.map(({ property }) => property)).toEqual(['2']);
  expect(find).toHaveBeenCalledTimes(2);
});

test('an object that brings its own constructor along is looked at as before, and nothing is kept by it', () => {
  const [only] = failed(Object.assign(new Named(), { constructor: 'Counted' }));
  expect(only?.[0]).toBeUndefined();
});
