export const words = {
  title: 'Fire-safety tips',
  description:
    'How to light crackers without hurting anybody: before, while and after, with children and animals, burns and first aid, and the hours the law allows.',
  lead: 'Fireworks burn at 1,000 °C and more; a sparkler alone melts glass. Nearly every injury of the season comes from one of the things on this page.',
  sections: [
    {
      title: 'Before you light',
      items: [
        'Buy from a licensed shop and read the label: it says how to hold, where to stand and how far.',
        'Choose open ground, away from houses, dry grass, vehicles, wires and anything that is stored.',
        'Keep two buckets of water and one of sand within reach, and a hose if there is one.',
        'Wear close-fitting cotton and closed shoes. No synthetic cloth, no loose dupatta or sari end; tie long hair back.',
        'Keep the stock in a closed box in a dry place, ten steps from where you light, never in a pocket or the kitchen.',
        'One grown-up lights, one watches. Whoever lights has had nothing to drink.',
      ],
    },
    {
      title: 'While you light',
      items: [
        'Stand it on flat ground. Light with a long sparkler or an agarbatti at arm’s length, head turned aside, then walk away.',
        'Never bend over a cracker and never hold one that is made to stand.',
        'Light one at a time. Everybody else stands five metres away; twenty from rockets and aerial shots.',
        'Put rockets into a bottle set in sand, pointing straight up, away from trees, balconies and wires.',
        'Never light inside a house, on a staircase, on a balcony or under a roof, and never inside a tin, a pot or a bottle of glass.',
        'Do not throw crackers, do not tie them together, do not take them apart.',
        'In a strong wind, wait.',
      ],
    },
    {
      title: 'When one does not go off',
      items: [
        'Leave it alone for thirty minutes. Never light it again and never look into it.',
        'Then pour water over it from a distance and let it soak in a bucket before you throw it away.',
        'Used sparklers stay hot for minutes: put them into water or sand, not on the ground where bare feet go.',
      ],
    },
    {
      title: 'Children',
      items: [
        'Under five years: watch from a distance, in somebody’s arms.',
        'From five to twelve: only what is marked “with a grown-up”, one at a time, and with one beside them.',
        'Give sparklers to be held away from body and face, with a gap of one step between children.',
        'Teach “stop, drop and roll” before the evening: stop, lie down, roll until the flame is out.',
      ],
    },
    {
      title: 'Neighbours, the old and the sick, animals',
      items: [
        'No sound crackers within 100 metres of hospitals, schools, courts and places of worship: these are silence zones by law.',
        'People with asthma or heart trouble stay indoors with windows closed while much smoke is in the air; keep the inhaler at hand.',
        'Keep pets inside with a radio on, and never light near cattle or birds.',
        'Sweep up afterwards. The remains poison animals and drains.',
      ],
    },
  ],
  lawTitle: 'What the law says',
  law: [
    'Light only in the hours your state allows, for most of India 8 pm to 10 pm on the night of the festival. The price list shows the hours for your state.',
    'A cracker may be no louder than 125 dB(AI) or 145 dB(C)pk, measured four metres away.',
    'Joined crackers (walas, garlands) are banned, and so are crackers with barium salts. We do not sell them.',
    'Fireworks must never go by courier, post, rail, bus or air. We send by licensed lorry only.',
  ],
  burnsTitle: 'If somebody is burnt',
  burns: [
    'Hold the burn under cool running water for twenty minutes. No ice.',
    'Take off rings, watches and belts before it swells. What sticks to the skin stays on.',
    'Cover it loosely with a clean cotton cloth. No toothpaste, ghee, turmeric, ink or powder.',
    'An eye: do not rub and do not wash out with anything but clean water. Cover it lightly and go to an eye hospital at once.',
    'Go to a hospital with any burn larger than the palm, or on face, hands, joints or groin, and with every burn of a small child.',
  ],
  numbersTitle: 'Numbers to know',
  numbers: [
    { name: 'Emergency, any kind', number: '112' },
    { name: 'Fire brigade', number: '101' },
    { name: 'Ambulance', number: '108' },
  ],
} as const;
