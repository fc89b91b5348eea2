import { describe, expect, test } from '@jest/globals';
import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { endpoint } from '@shop/contracts/endpoint';
import { IsText } from '@shop/contracts/validation';
import { assertGuarded } from '../../src/platform/http/audience.ts';
import { Needs, Route } from '../../src/platform/http/route.ts';
import { coverageFaults, routeFaults } from './route-faults.ts';

const readThing = endpoint('GET', '/api/admin/things/:id')<{ view: object }>();
const saveThing = endpoint('POST', '/api/admin/things')<{ body: ThingRequest; view: object }>();
const listThings = endpoint('GET', '/api/public/things')<{ view: object }>();

class ThingParams {
  @IsText({ min: 1, max: 10 }) id!: string;
}
class OtherParams {
  @IsText({ min: 1, max: 10 }) other!: string;
}
class ThingRequest {
  @IsText({ min: 1, max: 10 }) name!: string;
  colour!: string;
}

/** What a careless day could bring; the rules must see each of these. */
@Controller()
class Careless {
  @Get('/api/admin/secret')
  undescribed() {
    return {};
  }

  @Route(readThing)
  withoutPermission(@Param() params: ThingParams) {
    return params;
  }

  @Route(listThings)
  @Needs('orders.read')
  inTheWrongPlace() {
    return {};
  }

  @Route(readThing)
  @Needs('orders.read')
  byName(@Param('id') id: string) {
    return { id };
  }

  @Route(readThing)
  @Needs('orders.read')
  otherPath(@Param() params: OtherParams) {
    return params;
  }

  @Route(saveThing)
  @Needs('orders.read')
  halfChecked(@Body() body: ThingRequest) {
    return body;
  }

  @Route(saveThing)
  @Needs('orders.read')
  unchecked(@Body() body: object, @Query() query: Record<string, string>) {
    return { body, query };
  }
}

@Controller()
class CarelessHeir extends Careless {}

@Controller()
class Careful {
  @Route(readThing)
  @Needs('orders.read')
  read(@Param() params: ThingParams) {
    return params;
  }
}

@Controller()
class Idle {}

describe('the rules bite', () => {
  test('on every planted fault', () => {
    expect(routeFaults('admin', [Careless])).toEqual([
      'Careless.undescribed is not a described endpoint',
      'Careless.withoutPermission names no permission',
      'Careless.inTheWrongPlace is for public but stands among admin',
      'Careless.byName takes params id past its class',
      'Careless.byName does not check :id of its path',
      'Careless.otherPath does not check :id of its path',
      'Careless.halfChecked leaves colour of its body unchecked',
      'Careless.unchecked takes a body of no class',
      'Careless.unchecked takes a query of no class',
    ]);
  });

  test('on faults that a controller inherits', () => {
    expect(routeFaults('admin', [CarelessHeir])).toHaveLength(9);
    expect(() => assertGuarded('admin', [CarelessHeir])).toThrow(
      'CarelessHeir.undescribed is not a described endpoint',
    );
  });

  test('but not on what is right', () => {
    expect(routeFaults('admin', [Careful])).toEqual([]);
  });

  test('on a controller that serves nothing, as one would whose routes are not seen', () => {
    expect(routeFaults('admin', [Idle])).toEqual(['Idle serves nothing']);
  });

  test('on a permission where nobody checks one', () => {
    expect(routeFaults('public', [Careless])).toContain(
      'Careless.inTheWrongPlace names a permission that nobody checks',
    );
  });

  test('on endpoints that are described and not served, served and not described, or served twice', () => {
    expect(coverageFaults([readThing, saveThing], [Careful])).toEqual([
      'POST /api/admin/things is described but not served',
    ]);
    expect(coverageFaults([], [Careful])).toEqual(['GET /api/admin/things/:id is served but not described']);
    expect(coverageFaults([readThing], [Careful, Careful])).toEqual([
      'GET /api/admin/things/:id is served twice',
    ]);
  });

  test('at the start as well: an unguarded endpoint stops it', () => {
    expect(() => assertGuarded('admin', [Careless])).toThrow(
      'Careless.undescribed is not a described endpoint',
    );
    expect(() => assertGuarded('admin', [Careful])).not.toThrow();
  });
});
