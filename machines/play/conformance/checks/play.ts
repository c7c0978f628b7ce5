import { activations, castings, landPlays, specialActions } from '../../../casting/index.ts';
import { mayAttack } from '../../../combat/index.ts';
import { decisionOf } from '../../../game/index.ts';
import { type ManaType, manaAmounts, manaTypes, type ObjectId, parseManaCost } from '../../../rules/index.ts';
import { faceOf, isFaceDown, nameNow, nameOfFace } from '../find.ts';
import { playerOf } from '../run.ts';
import { abilityTexts, beginsWith, specialText, stackName, stackTexts } from '../texts.ts';
import {
  type Asked,
  type CheckResult,
  cardsIn,
  is,
  meant,
  numberIn,
  ofPlayer,
  textIn,
  yes,
} from './asking.ts';

function manaPool({ check, game, player }: Asked): CheckResult {
  const pool = game.players[player ?? 0]?.pool ?? [];
  return is(numberIn(check, 'count'), pool.filter((unit) => unit.type === check.color).length);
}

/** The greatest amounts of mana that the player could produce now, with what is in their pool. */
function producible({ game, player }: Asked): readonly string[] {
  const { amounts, isWhole } = manaAmounts(game, player ?? 0);
  return [...amounts.map(inSymbols), ...(isWhole ? [] : ['too many to find them all'])];
}

const inSymbols = (types: readonly ManaType[]): string => types.map((type) => `{${type}}`).join('');

/** Mana as a check writes it, in our order. */
const sameOrder = (mana: string): string =>
  inSymbols(manaTypes.flatMap((type) => parseManaCost(mana).flatMap((one) => (one === type ? type : []))));

function manaOption(asked: Asked): CheckResult {
  const found = producible(asked);
  return yes(found.includes(sameOrder(textIn(asked.check, 'mana'))), found);
}

function manaOptions(asked: Asked): CheckResult {
  const { options } = asked.check;
  const wanted = Array.isArray(options) ? options.map((one) => sameOrder(String(one))) : [];
  return is(JSON.stringify(wanted.toSorted()), JSON.stringify(producible(asked).toSorted()));
}

const manaOptionCount = (asked: Asked): CheckResult =>
  is(numberIn(asked.check, 'count'), producible(asked).length);

function result({ check, game, player }: Asked): CheckResult {
  const status = game.players[player ?? 0]?.status;
  const wanted = textIn(check, 'result');
  if (wanted === 'won') return yes(status === 'won', status);
  if (wanted === 'lost') return yes(status === 'lost' || status === 'conceded', status);
  return yes(status === 'drew' || game.over === null, status);
}

function leftover(asked: Asked): CheckResult {
  const seat = asked.script.seats[asked.player ?? 0];
  const what = textIn(asked.check, 'what');
  const left =
    what === 'actions'
      ? seat?.acts
      : what === 'choices'
        ? seat?.choices
        : what === 'targets'
          ? seat?.targets
          : [];
  return is(numberIn(asked.check, 'count'), left?.length ?? 0);
}

function libraryCard(asked: Asked): CheckResult {
  const id = cardsIn(asked, 'library')[numberIn(asked.check, 'index')];
  return is(asked.check.name, id === undefined ? null : nameNow(asked.game, id));
}

/** What the player could do now has a text that begins so. */
function playable(asked: Asked): CheckResult {
  const { check, game, player } = asked;
  const wanted = textIn(check, 'text');
  if (player === null || decisionOf(game)?.kind !== 'priority') return yes(check.can === false, 'nothing');
  const texts = [
    ...castings(game, player)
      .filter(({ verdict }) => verdict.ok)
      .flatMap(({ how, object, put }) => {
        const name = nameOfFace(game, object, faceOf(put));
        const inWays = [`Cast ${name}`, `Cast ${name} using ${how}`, `Cast ${name} with ${how}`];
        // To cast a card face down is no ability of it that is written like one.
        return how === 'mana' ? [`Cast ${name}`] : isFaceDown(put) ? inWays : [...inWays, how];
      }),
    ...landPlays(game, player)
      .filter(({ verdict }) => verdict.ok)
      .map(({ face, object }) => `Play ${nameOfFace(game, object, face ?? 0)}`),
    ...specialActions(game, player)
      .filter(({ verdict }) => verdict.ok)
      .map(({ action, cost }) => specialText(game, action, cost)),
  ];
  const can =
    texts.some((text) => beginsWith(text, wanted, '')) ||
    activations(game, player).some(({ ability: ref, object, verdict }) => {
      if (!verdict.ok) return false;
      const name = nameNow(game, object);
      const all = abilityTexts(game, object).find((one) => one.ref === ref)?.texts ?? [];
      return all.some((text) => beginsWith(text, wanted, name));
    });
  return yes(can === (check.can !== false), can);
}

const sortedNames = (names: readonly string[]): string => JSON.stringify([...names].sort());

function combatants(which: 'attackers' | 'blockers') {
  return (asked: Asked): CheckResult => {
    const { check, game } = asked;
    const { declared } = asked.script;
    const before = declared.turn === game.turn.number ? declared[which] : [];
    const list: readonly { readonly object: ObjectId }[] = game.combat?.[which] ?? [];
    const names =
      game.combat === null
        ? before.flatMap(({ name, player }) => (player === asked.player ? [name] : []))
        : ofPlayer(
            asked,
            list.map(({ object }) => object),
          ).map((id) => nameNow(game, id));
    const wanted = check.names;
    const expected = Array.isArray(wanted) ? wanted.map(String) : [];
    return yes(sortedNames(expected) === sortedNames(names), names);
  };
}

function stackObject({ check, game }: Asked): CheckResult {
  const wanted = textIn(check, 'text');
  const count = game.stack.filter((id) =>
    stackTexts(game, id).some((text) => beginsWith(text, wanted, stackName(game, id))),
  ).length;
  return is(numberIn(check, 'count'), count);
}

function aliasZone({ check, game, script }: Asked): CheckResult {
  const card = script.labels.get(textIn(check, 'alias'));
  const object = game.objects.find((one) => one !== null && one.left === null && one.card === card);
  return yes((object?.zone === check.zone) === (check.has !== false), object?.zone ?? 'nowhere');
}

/** Whether a creature of the player could attack that player, in this state and on the player's turn. */
function mayAttackNow(asked: Asked): CheckResult {
  const { check, game, script } = asked;
  const player = playerOf(script, textIn(check, 'defender'));
  const can = meant(asked).some((id) => mayAttack(game, id, { player }).ok);
  return is(check.can !== false, can);
}

/** Of players, the stack and combat: how it stands, and what may be done. */
export const playChecks: Readonly<Record<string, (asked: Asked) => CheckResult>> = {
  life: ({ check, game, player }) => is(numberIn(check, 'value'), game.players[player ?? 0]?.life),
  playerCounters: ({ check, game, player }) =>
    is(numberIn(check, 'count'), game.players[player ?? 0]?.counters[textIn(check, 'counter')] ?? 0),
  manaPool,
  manaOption,
  manaOptions,
  manaOptionCount,
  result,
  leftover,
  libraryCard,
  playable,
  attackers: combatants('attackers'),
  blockers: combatants('blockers'),
  stackSize: ({ check, game }) => is(numberIn(check, 'count'), game.stack.length),
  stackObject,
  aliasZone,
  mayAttack: mayAttackNow,
  // Nobody's range of influence is limited (801).
  playerInRange: ({ check }) => is(check.value !== false, true),
};
