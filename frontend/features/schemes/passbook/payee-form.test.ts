import { expect, test } from '@jest/globals';
import { payeeTyped, wrongInPayee } from './payee-form.tsx';

const account = { accountName: ' Meena K ', accountNumber: '1234 5678-9012 3456', ifsc: 'sbin 0001234' };

test('an account is taken as banks print it, in groups, and no digit of it is lost', () => {
  const typed = payeeTyped({ ...account, phone: ' 98421 55501' });
  expect(typed).toEqual({
    phone: '98421 55501',
    upiId: '',
    accountName: 'Meena K',
    accountNumber: '1234567890123456',
    ifsc: 'SBIN0001234',
  });
  expect(wrongInPayee(typed)).toEqual({});
});

test('each field that cannot be right is named', () => {
  const wrong = (inputs: object) => Object.keys(wrongInPayee(payeeTyped({ phone: '9842155501', ...inputs })));
  expect(wrong({ ...account, accountNumber: '0000 0000 0000' })).toEqual(['accountNumber']);
  expect(wrong({ ...account, upiId: 'meena@okbank' })).toEqual(['upiId']);
  expect(wrong({ phone: '12' })).toEqual(['phone', 'upiId']);
});
