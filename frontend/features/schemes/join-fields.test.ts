import { describe, expect, test } from '@jest/globals';
import { joinContent, joinErrorsIn, joinFieldsIn, joinFieldsRefused } from './join-fields.ts';

const typed = {
  scheme: 'deepam-500',
  name: 'Meena Kannan',
  phone: '+91 98421 55501',
  email: '',
  address: '12 North Car Street\r\nMadurai',
  nomineeName: 'Kannan S',
  nomineeRelation: 'Husband',
  nomineePhone: ' ',
  adult: 'yes',
  consent: 'yes',
};

describe('a wish to join', () => {
  test('is right with a nominee who has no phone', () => {
    const fields = joinFieldsIn(typed);
    expect(joinErrorsIn(fields)).toEqual({});
    expect(joinContent(fields, '')).toMatchObject({
      address: '12 North Car Street\nMadurai',
      nominee: { name: 'Kannan S', relation: 'Husband', phone: null },
      consent: true,
      adult: true,
    });
  });

  test('says for each field what is wrong', () => {
    const wrong = joinFieldsIn({
      name: 'M',
      phone: '12345',
      email: 'meena@',
      nomineePhone: '12',
      consent: 'on',
      other: 'x',
    });
    expect(Object.keys(joinErrorsIn(wrong))).toEqual([
      'scheme',
      'name',
      'phone',
      'email',
      'address',
      'nomineeName',
      'nomineeRelation',
      'nomineePhone',
      'adult',
      'consent',
    ]);
  });

  test('asks for a number where there is none, instead of calling nothing wrong', () => {
    expect(joinErrorsIn(joinFieldsIn({ ...typed, phone: ' ' }))).toEqual({
      phone: 'Please write your mobile number.',
    });
  });

  test('knows the fields by the paths of the API', () => {
    expect(
      Object.keys(joinFieldsRefused({ address: {}, 'nominee.phone': {}, consent: {}, odd: {} })),
    ).toEqual(['address', 'nomineePhone', 'consent']);
  });
});
