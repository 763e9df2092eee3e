"""The thirty scenes of the house deck, by the ids that the pictures have too, each with its cues.

Cues are what a line shares with a scene: words and their weights, in English and in Japanese. ``cat* 3`` is any word
that begins so; Japanese cues may stand anywhere in the line.
"""

from __future__ import annotations

CUES: dict[str, tuple[str, str]] = {
    "pupil-zero": (
        """
        zero 5 test 4 exam 4 mark* 3 grade* 3 marks 3 school 2 homework 3 stud* 2 teacher 3 mum 2 mom 2
        parents 2 score 3 answer* 2 fail* 3 nothing 1 round 1 pen 1 paper 2 revis* 2 name 1 maths 3 math 3
        points 1 class 2
        """,
        """
        零点 5 0点 5 テスト 4 点数 4 答案 4 勉強 3 先生 2 母ちゃん 3 試験 3 追試 3 解答 3 鉛筆 2 満点 3
        名前 1
        """,
    ),
    "love-letter": (
        """
        letter 5 love 4 heart 2 read 1 feelings 4 please 1 confess* 4 wrote 3 write 2 crush 4 like 1
        envelope 4 locker 2 blush* 3 shy 3 accept 3 senpai 4 answer 1 poem 3 stamp 2 words 1 you 1
        """,
        """
        手紙 5 好き 4 受け取 4 気持ち 3 書いた 3 返事 3 先輩 4 告白 4 読んで 3 ラブレター 5 どき 2 下駄箱 2
        """,
    ),
    "fighter": (
        """
        you 1 fight* 4 rival 4 challenge* 4 duel 2 next 1 opponent 4 punch* 3 kick* 3 belt 4 dojo 4 master 2
        strong* 2 technique 4 defeat* 3 beat 2 face 1 finger 2 training 3 trained 3 ring 1 win 1
        tournament 3 mountain* 2 revenge 3
        """,
        """
        貴様 4 勝負 4 必殺 4 修行 4 奥義 4 倒す 3 道場 4 師匠 3 ライバル 4 かかって 3 次は 2 リベンジ 3 拳 4
        帯 3
        """,
    ),
    "boxed-cat": (
        """
        cat 3 box 4 umbrella 4 rain* 4 wet 3 home 2 kitten 4 stray 4 meow 3 take 1 adopt* 4 lonely 2 cold 1
        purr* 3 cardboard 4 milk 2 dry 2 shelter 2 keep 1 human 2 drip* 2 tail 1 whisker* 2
        """,
        """
        雨 4 傘 4 拾って 5 箱 4 にゃ 3 濡れ 4 猫 3 飼って 4 段ボール 5 ミルク 2 連れて 3 寒い 1 家 1
        """,
    ),
    "noodle-ghost": (
        """
        ghost 4 noodle* 5 slurp* 4 soup 4 haunt* 4 behind 3 bowl 3 ramen 5 boo 4 spirit 3 cold 1 stand 1
        broth 4 hungry 2 chopstick* 3 died 3 dead 3 shiver* 2 midnight 3 chill* 2 seat 1 egg 2 bite 1
        share 1
        """,
        """
        うらめし 4 ラーメン 5 麺 5 幽霊 4 後ろ 3 スープ 4 ずる 3 寒気 3 成仏 4 替え玉 4 おばけ 4 一口 2
        どんぶり 3
        """,
    ),
    "toast": (
        """
        toast 5 late 4 school 2 run* 3 corner 3 bell 3 breakfast 4 alarm 4 bread 4 minutes 2 jam 3 butter 3
        overslept 5 bus 2 transfer 3 hurry 3 first 1 morning 3 crumb* 3 mouth 1 shoe* 1 gate 2
        """,
        """
        遅刻 5 食パン 5 パン 3 走 2 寝坊 4 初日 3 転校 3 曲がり角 4 目覚まし 4 ジャム 3 チャイム 3 朝 2 急 1
        """,
    ),
    "duel": (
        """
        sword* 5 blade* 5 moon 3 duel 4 clan 3 brother 2 honour 4 honor 4 steel 4 samurai 5 silence 1
        night 1 finally 1 years 1 wind 1 clash* 3 sheath 3 stance 3 meet 1 again 1 fate 2 strike 2 draw 1
        katana 5
        """,
        """
        刀 5 月 3 斬 5 剣 5 宿命 3 この夜 2 決着 3 侍 5 刃 5 参る 4 ついに 1 鞘 4 兄上 3 名を 2
        """,
    ),
    "phone-dinosaur": (
        """
        boss 3 call* 2 phone 4 hello 3 late 1 office 3 dinosaur 5 lizard 3 roar* 4 traffic 3 street 2
        client 3 stomp* 3 noise 2 line 1 signal 3 deadline 4 report 2 sir 2 huge 2 behind 2 shaking 2
        work* 1 feet 1 train 2 hear 2 excuse 2 teeth 1
        """,
        """
        もしもし 5 部長 3 電話 5 恐竜 5 締め切り 3 遅れ 2 会社 2 直行 3 納期 3 通勤 3 電車 2 地響き 4 後ろ 1
        音 1 打ち合わせ 3
        """,
    ),
    "robot-ring": (
        """
        marry 5 ring 4 robot 4 love 2 battery 4 yes 2 forever 3 error 4 wedding 5 system 4 compute 4 heart 2
        diamond 4 bride 4 propos* 4 upgrade 3 charge* 3 life 1 update* 3 metal 3 bolt* 2 kneel* 3 accept* 2
        circuit* 4 beep 4 reboot* 4
        """,
        """
        結婚 5 指輪 5 ロボ 4 充電 4 エラー 4 一生 3 愛 2 ピピ 4 プロポーズ 5 承認 4 再起動 4 電池 4 計算 3
        幸せ 2
        """,
    ),
    "keeper": (
        """
        ball 3 goal 5 save* 3 keeper 5 shot 3 fire 2 burn* 3 penalty 4 gloves 4 football 5 soccer 5 stop* 2
        catch* 3 hot 2 hands 1 post 2 corner 1 match 2 net 4 kick 2 striker 4 referee 3 team 2 ouch 2
        flaming 2
        """,
        """
        ゴール 5 シュート 5 キーパー 5 止め 4 ボール 3 燃え 3 手袋 4 熱い 2 サッカー 5 PK 4 審判 2 網 2
        グローブ 4
        """,
    ),
    "cook": (
        """
        recipe 5 cook* 3 kitchen 4 pan 5 flame* 3 fire 2 dish 4 salt 3 chef 5 burn* 3 medium 3 well 1 done 1
        smoke 3 oven 4 served 3 dinner 3 sauce 4 spic* 4 taste* 3 crispy 4 extinguisher 4 minutes 1 boom 2
        flamb* 5 pepper 3 stir* 3
        """,
        """
        料理 5 焦げ 5 火加減 5 シェフ 5 隠し味 5 フライパン 5 レシピ 5 強火 5 出来上がり 3 キッチン 4 ボン 2
        味 2 塩 2 召し上が 3
        """,
    ),
    "detective": (
        """
        clue* 5 culprit 5 mystery 5 case 4 detective 5 evidence 5 truth 3 murder* 4 footprint* 4
        fingerprint* 5 elementary 4 watson 4 suspect* 4 magnif* 5 butler 4 solve* 4 look 1 closer 3 hair 2
        crime 4 trace* 3 stain 3 see 1 lens 5 eye 1
        """,
        """
        犯人 5 証拠 5 謎 5 事件 5 真実 4 指紋 5 推理 5 この中に 4 探偵 5 足跡 4 虫眼鏡 5 怪しい 4 見える 2
        助手 3
        """,
    ),
    "tea-alien": (
        """
        tea 5 biscuit* 4 dear 4 planet 4 far 1 sugar 4 alien 5 cup 4 visit* 2 earth 4 thin 2 grandson 3
        eat 2 guest 3 stay 1 cake 1 saucer 4 galaxy 4 green 2 cookie* 3 neighbo* 3 journey 3 grandma 3
        knit* 3 leader 3 parking 2 kettle 4 milk 1
        """,
        """
        お茶 5 おせんべい 4 遠いところ 4 宇宙 5 おあがり 4 地球 5 星 3 湯のみ 4 まあまあ 3 ゆっくり 2 孫 3
        羊かん 3 円盤 4 隣 1
        """,
    ),
    "singer": (
        """
        sing* 4 song 5 stage 4 tonight 3 everybody 3 louder 4 hands 2 crowd 4 encore 5 hear 2 thank 1 tour 4
        music 4 microphone 5 mic 5 fans 4 dance 3 show 2 rock 2 chorus 4 front 2 row 2 clap* 3 album 4
        idol 4 band 3 dream* 1
        """,
        """
        みんな 3 歌 5 ライブ 5 アンコール 5 聞こえ 3 ステージ 5 盛り上が 4 ありがと 2 最後の曲 5 マイク 5
        手拍子 3 ファン 4 会場 3 一緒に 2
        """,
    ),
    "castaway": (
        """
        island 5 ship 4 rescue* 4 coconut* 5 crab 5 beach 3 days 2 sail 4 bottle 4 alone 2 raft 5 sand 4
        friend 1 wifi 2 palm 4 beard 4 shave* 3 ocean 2 stranded 5 delivery 2 holiday 2 pinch* 2 message 2
        civilisation 3 years 1
        """,
        """
        島 5 船 4 助け 3 ヤシ 5 カニ 5 何日 4 無人 5 砂 3 イカダ 5 ひげ 4 流れ 2 郵便 2 海 1 友達 1
        """,
    ),
    "cake": (
        """
        birthday 5 candle* 5 cake 5 wish 4 happy 2 party 4 nobody 3 came 2 alone 3 hat 2 invit* 4 blow 4
        blew 4 sing 1 guests 2 present* 2 year 2 older 3 slice 3 myself 3 everyone 2 late 1 tears 2
        balloon* 3 thirty 2 forty 2
        """,
        """
        誕生日 5 ろうそく 5 ケーキ 5 ひとり 3 誰も 4 おめでとう 4 招待 4 願い 3 年 1 パーティー 4 来ない 4
        歌 1 祝 3 吹き 3
        """,
    ),
    "shark": (
        """
        fish 2 boat 4 bite* 2 big 2 shark 5 hook 4 bait 4 fishing 5 rod 4 catch 3 caught 3 jaws 5 swim 3
        teeth 2 net 1 bigger 3 sea 3 lunch 2 pull 2 reel 4 worm 4 fin 5 line 1 size 2 splash 3 water 2
        lure 4
        """,
        """
        釣 5 サメ 5 大物 5 エサ 4 舟 4 食いつ 4 かかった 4 でかい 3 竿 4 海 2 引いて 3 魚 1 歯 1 逃げ 1
        背びれ 4
        """,
    ),
    "panda": (
        """
        job 4 hire* 4 interview 5 bamboo 5 panda 5 strength* 3 weakness* 4 salary 4 experience 3 resume 4
        cv 4 skills 4 position 3 company 3 black 1 white 2 nap* 3 references 4 zoo 5 hobbies 3 roll* 1
        previous 3 eat* 1 motiv* 3 employ* 3 endangered 4
        """,
        """
        志望 5 面接 5 笹 5 パンダ 5 採用 4 特技 4 長所 4 御社 5 動物園 5 履歴 4 給料 4 経験 2 白黒 4 週休 3
        趣味 3
        """,
    ),
    "cat-fish": (
        """
        fish 3 thief 5 stop 2 cat 2 back 1 dinner 2 sardine* 4 mackerel 4 stole* 4 steal* 4 chase* 3 shop 3
        paws 2 pay 3 come 1 ladle 4 tuna 4 run* 1 barefoot 3 catch 1 again 1 supper 2 rascal 4 customer* 3
        tail 1 grilled 3 hungry 1
        """,
        """
        待て 5 泥棒 5 魚 3 どろぼう 5 サンマ 5 お魚 5 くわえ 5 返せ 5 こら 4 裸足 4 夕飯 4 サバ 4 今日の 1
        逃げ 2
        """,
    ),
    "overlord-teddy": (
        """
        teddy 5 world 3 kneel 4 bear 4 cuddle* 5 throne 5 tremble* 3 mortal* 4 darkness 4 evil 4 doom* 4
        hug* 4 minion* 4 destroy* 3 conquer* 4 kingdom 4 sleep* 1 soft 3 fluffy 4 lord 4 told 1 tell 1
        army 3 hero 3 castle 3 horns 4 bedtime 3 stuffed 4
        """,
        """
        世界 3 魔王 5 くま 5 ひれ伏 5 我 2 ぬいぐるみ 5 闇 4 征服 4 勇者 5 ふわふわ 4 玉座 5 滅ぼ 4 愚か 4
        もふ 4 抱 2 内緒 2
        """,
    ),
    "shocked-eyes": (
        """
        what 3 impossible 4 believe 3 no 2 saw 3 eyes 2 how 2 shock* 4 everything 2 cannot 3 can't 2 seen 3
        happened 3 wait 2 plot 2 father 3 truth 1 realis* 3 realiz* 3 forgot 3 why 2 left 1 stove 2
        deleted 4 sent 2 spoiler* 3 really 2
        """,
        """
        まさか 5 なん 3 バカな 5 嘘 4 信じ 4 そんな 4 見て 1 しまった 4 だと 3 本当 2 忘れ 3 消え 3 えっ 4
        ありえ 4
        """,
    ),
    "batter": (
        """
        home 1 run 1 ball 2 bat 5 swing* 4 hit 3 baseball 5 inning* 5 pitch* 4 fence 4 ninth 5 stadium 4
        stands 3 bases 5 outta 2 going 2 gone 3 coach 3 team 1 strike* 3 sweet 2 contact 3 promised 2
        hospital 2 koshien 4 fastball 5 slug* 3 homer 5
        """,
        """
        ホームラン 5 打 4 バット 5 甲子園 5 野球 5 九回 5 逆転 4 投手 4 スタンド 4 カキーン 4 届け 3 満塁 5
        フルスイング 5 約束 1 球 3
        """,
    ),
    "bow-boss": (
        """
        sorry 5 apolog* 5 forgive* 5 boss 4 paw* 3 fired 4 sir 3 again 1 mistake* 4 please 1 fault 4 floor 3
        excuse 2 president 4 meow 2 purr* 1 sack* 3 treats 3 raise 2 knees 3 ma'am 2 tuna 1 director 4
        punish* 4 bow* 4 budget 3 regret* 4 spilled 3
        """,
        """
        申し訳 5 社長 5 すみません 5 お許し 5 ごめん 4 土下座 5 クビ 4 ミス 4 二度と 4 責任 4 お詫び 5
        煮干し 3 許して 4 反省 4
        """,
    ),
    "empty-roll": (
        """
        paper 4 roll 4 toilet 5 empty 5 help 2 out 1 last 2 sheet* 4 left 2 sock* 4 bathroom 5 newspaper 3
        wipe* 5 anyone 2 flush* 4 stuck 3 locked 2 shout 1 who 1 used 3 tissue* 4 spare 4 door 2 cupboard 3
        receipt 4 trousers 3 finished 3 ply 4
        """,
        """
        紙 5 トイレ 5 ない 2 誰か 3 使い切 5 切れ 3 最後 2 芯 5 ティッシュ 4 出られ 4 予備 5 補充 5 流 2
        レシート 4 まさか 1
        """,
    ),
    "snowmen": (
        """
        sun 4 melt* 5 snow* 5 warm 4 summer 3 winter 4 carrot 5 spring 4 cold 2 hot 3 puddle 5 ice 3 shade 3
        drip* 3 head 2 hat 2 goodbye 3 slim* 2 sweat* 3 freez* 4 february 3 scarf 4 nose 3 frosty 4
        weather 4 sunny 4 shrink* 3 tan 3
        """,
        """
        溶け 5 雪 5 暑 4 春 4 太陽 4 ニンジン 5 冬 4 とけ 5 日差し 4 汗 3 あったか 3 水たまり 4 さよなら 2
        ぽた 2 痩せ 3 鼻 2
        """,
    ),
    "baby-boss": (
        """
        meeting 5 nap 4 milk 3 diaper* 5 nappy 5 nappies 5 profit* 4 sales 5 baby 4 bottle 2 quarter* 5
        agenda 5 bib 4 growth 4 team 1 chart 4 budget 3 market* 3 pacifier 4 dummy 3 crawl* 4 toys 3
        figures 4 shares 4 cry 2 adult* 3 rattle* 4 strategy 4 numbers 3 chairman 4
        """,
        """
        会議 5 売上 5 ミルク 4 おむつ 5 ばぶ 5 昼寝 4 議題 5 業績 5 四半期 5 赤ちゃん 4 資料 4 グラフ 4
        おしゃぶり 4 予算 3 よちよち 3
        """,
    ),
    "dragon-teeth": (
        """
        teeth 4 brush* 5 dragon 5 dentist 5 fire 2 breath 4 cave 3 cavity 5 cavities 5 toothpaste 5 floss* 5
        minty 5 mint 5 morning 3 village* 3 sleepy 4 knight* 3 rinse* 5 fang* 4 volcano 3 yawn* 4 smoke 1
        foam* 4 early 2 princess 2 mouth 1 awake 2 bed 2 gargle* 4
        """,
        """
        歯 4 磨 5 虫歯 5 ドラゴン 5 ねむ 4 火 2 竜 5 朝 3 歯医者 5 うがい 5 村 3 息 3 騎士 4 あわ 3 ミント 5
        ふぁ 3
        """,
    ),
    "lift": (
        """
        floor 4 lift 5 elevator 5 button 4 stuck 3 crowded 4 stairs 5 squeez* 4 push* 3 doors 4 breathe 4
        foot 3 toe* 3 elbow 4 space 2 full 4 maximum 4 heavy 3 person 2 beep* 2 fart* 5 smell* 4 sardines 3
        air 2 diet 3 weight 4 seventh 4 room 1 sixth 3 garlic 4
        """,
        """
        エレベーター 5 定員 5 階 4 ボタン 4 せま 4 狭 4 押さ 4 息 2 階段 5 足踏 3 おなら 5 満員 4 乗 3
        ブザー 5 降り 4 重 2
        """,
    ),
    "astronaut": (
        """
        space 3 houston 5 rope 4 oxygen 5 earth 2 drift* 5 float* 4 ship 2 gravity 5 stars 4 orbit 5 cable 4
        problem 3 spacesuit 5 astronaut 5 station 4 moon 1 cord 4 knot 4 mission 4 helmet 3 radio 3
        control 2 tether 5 snapped 4 planet 1 screw* 2 goodbye 1 wave 2
        """,
        """
        宇宙 3 ヒューストン 5 ロープ 5 酸素 5 地球 2 無重力 5 漂 4 命綱 5 応答 5 切れた 4 星 2 船長 3
        ステーション 4 どこまで 3 軌道 4
        """,
    ),
    "last-rice-ball": (
        """
        mine 4 rice 5 last 3 hungry 2 share 3 half 4 first 1 hands 1 plate 4 bite 2 eat 2 hand 2 onigiri 5
        off 1 touched 3 saw 1 lunch 2 yours 3 scissors 4 friend* 1 seaweed 5 salmon 3 leave 1 polite 3
        manners 4 starv* 3 picnic 4 brother 2 fair 3 pickled 4 crumb* 1
        """,
        """
        おにぎり 5 最後の一 5 俺の 4 私の 3 半分 4 梅 4 海苔 5 お先 3 どうぞ 3 じゃんけん 5 鮭 4 手を 3 腹 3
        遠慮 4 食べ 2 一個 4
        """,
    ),
}
