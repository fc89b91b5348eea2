import { describe, expect, test } from '@jest/globals';
import { messageFieldsIn, problemsIn } from './send-message.ts';

const message = {
  name: 'Kavitha',
  phone: '98765 43210',
  email: '',
  subject: 'order',
  message: 'Where is DS26-00042?',
};

describe('a message to the shop', () => {
  test('needs a phone or an e-mail, and either is enough', () => {
    expect(problemsIn(message)).toEqual({});
    expect(problemsIn({ ...message, phone: '', email: 'kavitha@example.in' })).toEqual({});
    expect(problemsIn({ ...message, phone: ' ' })).toEqual({
      phone: 'Please give a mobile number or an e-mail, so that we can answer.',
    });
  });

  test('says for each field what is wrong', () => {
    const wrong = { name: 'K', phone: '12345', email: 'kavitha@', subject: 'prize', message: 'Hi' };
    expect(Object.keys(problemsIn(wrong))).toEqual(['name', 'phone', 'email', 'subject', 'message']);
  });

  test('counts a line break once, as the field does', () => {
    const lines = 'a\r\n'.repeat(1000);
    expect(problemsIn(messageFieldsIn({ ...message, message: lines }))).toEqual({});
    expect(Object.keys(problemsIn(messageFieldsIn({ ...message, message: `${lines}b` })))).toEqual([
      'message',
    ]);
  });
});
