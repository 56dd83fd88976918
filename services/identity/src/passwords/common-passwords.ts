import { textKey } from '../text-key.ts';

/** What is tried first against an admin's account: the heads of the public lists, and our own name. */
const common = new Set(
  `000000 00000000 010203 101010 102030 111111 11111111 112233 11223344 121212 123123 123123123
  123321 1234567 12345678 123456789 1234567890 12345678910 123456 1234qwer 123654 123654789 123abc
  123qwe 131313 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 222222 333333 444444 555555 654321 666666 696969
  777777 7777777 87654321 888888 88888888 987654 987654321 999999 a12345 a123456 a1b2c3 aa123456
  aa12345678 abc123 abc1234 abcd1234 abcdef abcdefg admin1 admin12 admin123 admin1234 admin12345
  admin123456 admin@123 admin@1234 administrator ahmed123 amanda andrew asd123 asdasd asdf1234
  asdfgh asdfghjkl ashley azerty bailey baseball batman cairo123 changeme charlie cheese computer
  dahab1 dahab123 dahab1234 dahab2024 dahab2025 dahab2026 daniel default donald dragon egypt123
  family football freedom fuckyou george ginger gold123 gold1234 hannah hello123 hunter iloveyou
  internet jennifer jessica jordan joshua killer letmein letmein1 liverpool login123 london lovely
  maggie manager manager1 master matrix michael michelle mohamed mohamed123 monkey mustang mynoob
  nicole ninja1 p@ssw0rd p@ssword pa$$word pass123 pass1234 passw0rd passwd password password1
  password1! password12 password123 password1234 password@1 password@123 pepper princess q1w2e3r4
  qazwsx qazwsxedc qwe123 qweasd qwer1234 qwerty qwerty1 qwerty12 qwerty123 qwertyuiop ranger
  robert root123 samsung secret secret123 shadow shop123 shop1234 soccer starwars summer sunshine
  superman superuser system temp123 temp1234 test123 test1234 testing thomas tigger trustno1
  user123 user1234 welcome welcome1 welcome123 whatever william winter yankees zaq12wsx zxcvbn
  zxcvbnm`
    .split(/\s+/)
    .map(textKey),
);

/** Whether `password` is on the list, or is one of the account's own words. */
export function isCommonPassword(password: string, ownWords: readonly (string | null)[]): boolean {
  const key = textKey(password);
  return common.has(key) || ownWords.some((word) => word !== null && textKey(word) === key);
}
