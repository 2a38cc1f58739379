;; The loops of the keys, two or four steps of time at once. What each computes is said by the TypeScript that it stands
;; beside (../rows.ts, ../default-key.ts, ../full-dynamic-key.ts), which is its reference: the same properties hold both.
;;
;; Every parameter but $share is an address or a number of bytes. A row of withdrawals or coefficients holds 32-bit floats,
;; any other row 64-bit floats. $end is the size of a row of 64-bit floats, of a multiple of four steps: what completes it
;; is zero.
;;
;; $runs lists the runs of steps where there is something to share (runs.ts): where each begins and where it ends, in bytes of
;; a row of 64-bit floats. The last one ends at $end, and may be empty. The steps before a run, $idle bytes of 32-bit floats,
;; are passed over: who reads withdrawals or coefficients first only looks at them there, or adds them up. Where a loop does
;; little else than read, no run is left out: it would gain nothing.
(module
  (memory (export "memory") 1)

  ;; The greatest of all 32-bit floats read since it was set, their bits taken for integers: what is negative, infinite or
  ;; no number is above everything else.
  (global $greatest (mut v128) (v128.const i32x4 0 0 0 0))

  (func (export "resetRead")
    (global.set $greatest (v128.const i32x4 0 0 0 0)))

  ;; Whether all that was read is finite and not negative.
  (func (export "isReadSound") (result i32)
    (i32x4.all_true
      (i32x4.le_u (global.get $greatest) (v128.const i32x4 0x7f7fffff 0x7f7fffff 0x7f7fffff 0x7f7fffff))))

  (func $sum_of (param $pair v128) (result f64)
    (f64.add
      (f64x2.extract_lane 0 (local.get $pair))
      (f64x2.extract_lane 1 (local.get $pair))))

  ;; Looks at a part of a row of 32-bit floats, of a multiple of four.
  (func $look (param $row i32) (param $size i32)
    (local $greatest v128)
    (local.set $greatest (global.get $greatest))
    (local.set $size (i32.add (local.get $row) (local.get $size)))
    (if (i32.lt_u (local.get $row) (local.get $size))
      (then
        (loop $steps
          (local.set $greatest (i32x4.max_u (local.get $greatest) (v128.load (local.get $row))))
          (local.set $row (i32.add (local.get $row) (i32.const 16)))
          (br_if $steps (i32.lt_u (local.get $row) (local.get $size))))))
    (global.set $greatest (local.get $greatest)))

  ;; sums += coefficients, of a part of both: $size bytes of coefficients.
  (func $addCoefficients (param $coefficients i32) (param $sums i32) (param $size i32)
    (local $greatest v128)
    (local.set $greatest (global.get $greatest))
    (local.set $size (i32.add (local.get $coefficients) (local.get $size)))
    (if (i32.lt_u (local.get $coefficients) (local.get $size))
      (then
        (loop $steps
          (local.set $greatest (i32x4.max_u (local.get $greatest) (v128.load (local.get $coefficients))))
          (v128.store (local.get $sums)
            (f64x2.add
              (v128.load (local.get $sums))
              (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $coefficients)))))
          (v128.store offset=16 (local.get $sums)
            (f64x2.add
              (v128.load offset=16 (local.get $sums))
              (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $coefficients)))))
          (local.set $coefficients (i32.add (local.get $coefficients) (i32.const 16)))
          (local.set $sums (i32.add (local.get $sums) (i32.const 32)))
          (br_if $steps (i32.lt_u (local.get $coefficients) (local.get $size))))))
    (global.set $greatest (local.get $greatest)))

  ;; sums += four rows of withdrawals, in the runs.
  (func (export "addRows")
    (param $a i32) (param $b i32) (param $c i32) (param $d i32) (param $sums i32) (param $runs i32) (param $end i32)
    (local $at i32) (local $idle i32) (local $to i32)
    (local $greatest v128)
    (local.set $greatest (global.get $greatest))
    (loop $parts
      (local.set $idle (i32.shr_u (i32.sub (i32.load (local.get $runs)) (local.get $at)) (i32.const 1)))
      (local.set $to (i32.add (local.get $a) (local.get $idle)))
      (local.set $sums (i32.add (local.get $sums) (i32.shl (local.get $idle) (i32.const 1))))
      (if (local.get $idle)
        (then
          (loop $idles
            (local.set $greatest (i32x4.max_u (local.get $greatest) (v128.load (local.get $a))))
            (local.set $greatest (i32x4.max_u (local.get $greatest) (v128.load (local.get $b))))
            (local.set $greatest (i32x4.max_u (local.get $greatest) (v128.load (local.get $c))))
            (local.set $greatest (i32x4.max_u (local.get $greatest) (v128.load (local.get $d))))
            (local.set $a (i32.add (local.get $a) (i32.const 16)))
            (local.set $b (i32.add (local.get $b) (i32.const 16)))
            (local.set $c (i32.add (local.get $c) (i32.const 16)))
            (local.set $d (i32.add (local.get $d) (i32.const 16)))
            (br_if $idles (i32.lt_u (local.get $a) (local.get $to))))))
      (local.set $at (i32.load offset=4 (local.get $runs)))
      (local.set $to (i32.add (local.get $sums) (i32.sub (local.get $at) (i32.load (local.get $runs)))))
      (if (i32.lt_u (local.get $sums) (local.get $to))
        (then
          (loop $steps
            (local.set $greatest (i32x4.max_u (local.get $greatest) (v128.load (local.get $a))))
            (local.set $greatest (i32x4.max_u (local.get $greatest) (v128.load (local.get $b))))
            (local.set $greatest (i32x4.max_u (local.get $greatest) (v128.load (local.get $c))))
            (local.set $greatest (i32x4.max_u (local.get $greatest) (v128.load (local.get $d))))
            (v128.store (local.get $sums)
              (f64x2.add
                (v128.load (local.get $sums))
                (f64x2.add
                  (f64x2.add
                    (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $a)))
                    (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $b))))
                  (f64x2.add
                    (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $c)))
                    (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $d)))))))
            (v128.store offset=16 (local.get $sums)
              (f64x2.add
                (v128.load offset=16 (local.get $sums))
                (f64x2.add
                  (f64x2.add
                    (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $a)))
                    (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $b))))
                  (f64x2.add
                    (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $c)))
                    (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $d)))))))
            (local.set $a (i32.add (local.get $a) (i32.const 16)))
            (local.set $b (i32.add (local.get $b) (i32.const 16)))
            (local.set $c (i32.add (local.get $c) (i32.const 16)))
            (local.set $d (i32.add (local.get $d) (i32.const 16)))
            (local.set $sums (i32.add (local.get $sums) (i32.const 32)))
            (br_if $steps (i32.lt_u (local.get $sums) (local.get $to))))))
      (local.set $runs (i32.add (local.get $runs) (i32.const 8)))
      (br_if $parts (i32.lt_u (local.get $at) (local.get $end))))
    (global.set $greatest (local.get $greatest)))

  ;; Four sums at $sums: Σ withdrawal · weight of each of four rows.
  (func (export "weighRows")
    (param $a i32) (param $b i32) (param $c i32) (param $d i32) (param $weights i32) (param $sums i32)
    (param $runs i32) (param $end i32)
    (local $at i32) (local $idle i32) (local $to i32)
    (local $weight v128) (local $va v128) (local $vb v128) (local $vc v128) (local $vd v128)
    (loop $parts
      (local.set $idle (i32.shr_u (i32.sub (i32.load (local.get $runs)) (local.get $at)) (i32.const 1)))
      (local.set $a (i32.add (local.get $a) (local.get $idle)))
      (local.set $b (i32.add (local.get $b) (local.get $idle)))
      (local.set $c (i32.add (local.get $c) (local.get $idle)))
      (local.set $d (i32.add (local.get $d) (local.get $idle)))
      (local.set $weights (i32.add (local.get $weights) (i32.shl (local.get $idle) (i32.const 1))))
      (local.set $at (i32.load offset=4 (local.get $runs)))
      (local.set $to (i32.add (local.get $weights) (i32.sub (local.get $at) (i32.load (local.get $runs)))))
      (if (i32.lt_u (local.get $weights) (local.get $to))
        (then
          (loop $steps
            (local.set $weight (v128.load (local.get $weights)))
            (local.set $va
              (f64x2.add
                (local.get $va)
                (f64x2.mul (local.get $weight) (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $a))))))
            (local.set $vb
              (f64x2.add
                (local.get $vb)
                (f64x2.mul (local.get $weight) (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $b))))))
            (local.set $vc
              (f64x2.add
                (local.get $vc)
                (f64x2.mul (local.get $weight) (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $c))))))
            (local.set $vd
              (f64x2.add
                (local.get $vd)
                (f64x2.mul (local.get $weight) (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $d))))))
            (local.set $weight (v128.load offset=16 (local.get $weights)))
            (local.set $va
              (f64x2.add
                (local.get $va)
                (f64x2.mul (local.get $weight) (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $a))))))
            (local.set $vb
              (f64x2.add
                (local.get $vb)
                (f64x2.mul (local.get $weight) (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $b))))))
            (local.set $vc
              (f64x2.add
                (local.get $vc)
                (f64x2.mul (local.get $weight) (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $c))))))
            (local.set $vd
              (f64x2.add
                (local.get $vd)
                (f64x2.mul (local.get $weight) (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $d))))))
            (local.set $a (i32.add (local.get $a) (i32.const 16)))
            (local.set $b (i32.add (local.get $b) (i32.const 16)))
            (local.set $c (i32.add (local.get $c) (i32.const 16)))
            (local.set $d (i32.add (local.get $d) (i32.const 16)))
            (local.set $weights (i32.add (local.get $weights) (i32.const 32)))
            (br_if $steps (i32.lt_u (local.get $weights) (local.get $to))))))
      (local.set $runs (i32.add (local.get $runs) (i32.const 8)))
      (br_if $parts (i32.lt_u (local.get $at) (local.get $end))))
    (f64.store (local.get $sums) (call $sum_of (local.get $va)))
    (f64.store offset=8 (local.get $sums) (call $sum_of (local.get $vb)))
    (f64.store offset=16 (local.get $sums) (call $sum_of (local.get $vc)))
    (f64.store offset=24 (local.get $sums) (call $sum_of (local.get $vd))))

  ;; Σ given · weight. Two sums, so that the one needs not wait for the other.
  (func (export "weighGiven") (param $given i32) (param $weights i32) (param $runs i32) (param $end i32) (result f64)
    (local $at i32) (local $idle i32) (local $to i32)
    (local $low v128) (local $high v128)
    (loop $parts
      (local.set $idle (i32.shr_u (i32.sub (i32.load (local.get $runs)) (local.get $at)) (i32.const 1)))
      (local.set $given (i32.add (local.get $given) (i32.shl (local.get $idle) (i32.const 1))))
      (local.set $weights (i32.add (local.get $weights) (i32.shl (local.get $idle) (i32.const 1))))
      (local.set $at (i32.load offset=4 (local.get $runs)))
      (local.set $to (i32.add (local.get $weights) (i32.sub (local.get $at) (i32.load (local.get $runs)))))
      (if (i32.lt_u (local.get $weights) (local.get $to))
        (then
          (loop $steps
            (local.set $low
              (f64x2.add
                (local.get $low)
                (f64x2.mul
                  (v128.load (local.get $given))
                  (v128.load (local.get $weights)))))
            (local.set $high
              (f64x2.add
                (local.get $high)
                (f64x2.mul
                  (v128.load offset=16 (local.get $given))
                  (v128.load offset=16 (local.get $weights)))))
            (local.set $given (i32.add (local.get $given) (i32.const 32)))
            (local.set $weights (i32.add (local.get $weights) (i32.const 32)))
            (br_if $steps (i32.lt_u (local.get $weights) (local.get $to))))))
      (local.set $runs (i32.add (local.get $runs) (i32.const 8)))
      (br_if $parts (i32.lt_u (local.get $at) (local.get $end))))
    (call $sum_of (f64x2.add (local.get $low) (local.get $high))))

  ;; At four steps: served = Σ withdrawal of those who withdraw level · share at most, waiting = Σ share of the others, of
  ;; $count consumers, whose rows are $stride bytes apart.
  (func (export "setAt")
    (param $row i32) (param $stride i32) (param $shares i32) (param $count i32) (param $levels i32) (param $served i32)
    (param $waiting i32)
    (local $end i32) (local $share v128) (local $level v128) (local $level2 v128) (local $v v128) (local $w v128)
    (local $is_waiting v128) (local $s v128) (local $s2 v128) (local $q v128) (local $q2 v128)
    (local.set $level (v128.load (local.get $levels)))
    (local.set $level2 (v128.load offset=16 (local.get $levels)))
    (local.set $end (i32.add (local.get $shares) (i32.shl (local.get $count) (i32.const 3))))
    (loop $consumers
      (local.set $share (v128.load64_splat (local.get $shares)))
      (local.set $v (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $row))))
      (local.set $w (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $row))))
      (local.set $is_waiting (f64x2.gt (local.get $v) (f64x2.mul (local.get $level) (local.get $share))))
      (local.set $q (f64x2.add (local.get $q) (v128.and (local.get $share) (local.get $is_waiting))))
      (local.set $s (f64x2.add (local.get $s) (v128.andnot (local.get $v) (local.get $is_waiting))))
      (local.set $is_waiting (f64x2.gt (local.get $w) (f64x2.mul (local.get $level2) (local.get $share))))
      (local.set $q2 (f64x2.add (local.get $q2) (v128.and (local.get $share) (local.get $is_waiting))))
      (local.set $s2 (f64x2.add (local.get $s2) (v128.andnot (local.get $w) (local.get $is_waiting))))
      (local.set $row (i32.add (local.get $row) (local.get $stride)))
      (local.set $shares (i32.add (local.get $shares) (i32.const 8)))
      (br_if $consumers (i32.lt_u (local.get $shares) (local.get $end))))
    (v128.store (local.get $served) (local.get $s))
    (v128.store offset=16 (local.get $served) (local.get $s2))
    (v128.store (local.get $waiting) (local.get $q))
    (v128.store offset=16 (local.get $waiting) (local.get $q2)))

  ;; given = min(withdrawal, $share · pool); used += given. Returns Σ given.
  ;; $given is 0 when nobody will read that row.
  (func (export "capRow")
    (param $row i32) (param $share f64) (param $pool i32) (param $given i32) (param $used i32) (param $end i32)
    (result f64)
    (local $low v128) (local $high v128) (local $k v128) (local $v v128) (local $w v128) (local $greatest v128)
    (local.set $k (f64x2.splat (local.get $share)))
    (local.set $greatest (global.get $greatest))
    (local.set $end (i32.add (local.get $pool) (local.get $end)))
    (loop $steps
      (local.set $greatest (i32x4.max_u (local.get $greatest) (v128.load (local.get $row))))
      (local.set $v
        (f64x2.pmin
          (f64x2.mul (local.get $k) (v128.load (local.get $pool)))
          (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $row)))))
      (local.set $w
        (f64x2.pmin
          (f64x2.mul (local.get $k) (v128.load offset=16 (local.get $pool)))
          (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $row)))))
      (if (local.get $given)
        (then
          (v128.store (local.get $given) (local.get $v))
          (v128.store offset=16 (local.get $given) (local.get $w))
          (local.set $given (i32.add (local.get $given) (i32.const 32)))))
      (local.set $low (f64x2.add (local.get $low) (local.get $v)))
      (local.set $high (f64x2.add (local.get $high) (local.get $w)))
      (v128.store (local.get $used)
        (f64x2.add (v128.load (local.get $used)) (local.get $v)))
      (v128.store offset=16 (local.get $used)
        (f64x2.add (v128.load offset=16 (local.get $used)) (local.get $w)))
      (local.set $row (i32.add (local.get $row) (i32.const 16)))
      (local.set $pool (i32.add (local.get $pool) (i32.const 32)))
      (local.set $used (i32.add (local.get $used) (i32.const 32)))
      (br_if $steps (i32.lt_u (local.get $pool) (local.get $end))))
    (global.set $greatest (local.get $greatest))
    (call $sum_of (f64x2.add (local.get $low) (local.get $high))))

  ;; given = min(withdrawal, coefficient · pool); used += given; sums += coefficient. Returns Σ given.
  ;; $given is 0 when nobody will read that row.
  (func (export "capRowBy")
    (param $row i32) (param $coefficients i32) (param $pool i32) (param $given i32) (param $used i32) (param $sums i32)
    (param $end i32) (result f64)
    (local $low v128) (local $high v128) (local $k v128) (local $k2 v128) (local $v v128) (local $w v128)
    (local $greatest v128)
    (local.set $greatest (global.get $greatest))
    (local.set $end (i32.add (local.get $pool) (local.get $end)))
    (loop $steps
      (local.set $greatest (i32x4.max_u (local.get $greatest) (v128.load (local.get $row))))
      (local.set $greatest (i32x4.max_u (local.get $greatest) (v128.load (local.get $coefficients))))
      (local.set $k (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $coefficients))))
      (local.set $k2 (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $coefficients))))
      (local.set $v
        (f64x2.pmin
          (f64x2.mul (local.get $k) (v128.load (local.get $pool)))
          (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $row)))))
      (local.set $w
        (f64x2.pmin
          (f64x2.mul (local.get $k2) (v128.load offset=16 (local.get $pool)))
          (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $row)))))
      (if (local.get $given)
        (then
          (v128.store (local.get $given) (local.get $v))
          (v128.store offset=16 (local.get $given) (local.get $w))
          (local.set $given (i32.add (local.get $given) (i32.const 32)))))
      (local.set $low (f64x2.add (local.get $low) (local.get $v)))
      (local.set $high (f64x2.add (local.get $high) (local.get $w)))
      (v128.store (local.get $used)
        (f64x2.add (v128.load (local.get $used)) (local.get $v)))
      (v128.store offset=16 (local.get $used)
        (f64x2.add (v128.load offset=16 (local.get $used)) (local.get $w)))
      (v128.store (local.get $sums)
        (f64x2.add (v128.load (local.get $sums)) (local.get $k)))
      (v128.store offset=16 (local.get $sums)
        (f64x2.add (v128.load offset=16 (local.get $sums)) (local.get $k2)))
      (local.set $row (i32.add (local.get $row) (i32.const 16)))
      (local.set $coefficients (i32.add (local.get $coefficients) (i32.const 16)))
      (local.set $pool (i32.add (local.get $pool) (i32.const 32)))
      (local.set $used (i32.add (local.get $used) (i32.const 32)))
      (local.set $sums (i32.add (local.get $sums) (i32.const 32)))
      (br_if $steps (i32.lt_u (local.get $pool) (local.get $end))))
    (global.set $greatest (local.get $greatest))
    (call $sum_of (f64x2.add (local.get $low) (local.get $high))))

  ;; What four producers offer to one consumer, cut at what he withdraws: given = min(withdrawal, Σ coefficient ·
  ;; production); for each producer used += coefficient · (given / offered) and sums += coefficient. Returns Σ given.
  ;; The producers' rows of $production, $used and $sums are $end bytes apart, those of $coefficients half of it.
  ;; $given is 0 when nobody will read that row.
  (func (export "shareRow")
    (param $row i32) (param $coefficients i32) (param $production i32) (param $given i32) (param $used i32) (param $sums i32)
    (param $runs i32) (param $end i32) (result f64)
    (local $idle i32) (local $to i32)
    (local $at i32) (local $half i32) (local $address i32)
    (local $k0 v128) (local $k1 v128) (local $k2 v128) (local $k3 v128)
    (local $offered v128) (local $v v128) (local $part v128) (local $sum v128) (local $bits v128)
    (local $greatest v128)
    (local.set $half (i32.shr_u (local.get $end) (i32.const 1)))
    (loop $parts
      (local.set $idle (i32.shr_u (i32.sub (i32.load (local.get $runs)) (local.get $at)) (i32.const 1)))
      (call $look (i32.add (local.get $row) (i32.shr_u (local.get $at) (i32.const 1))) (local.get $idle))
      (local.set $address (i32.add (local.get $coefficients) (i32.shr_u (local.get $at) (i32.const 1))))
      (local.set $to (i32.add (local.get $sums) (local.get $at)))
      (call $addCoefficients (local.get $address) (local.get $to) (local.get $idle))
      (local.set $address (i32.add (local.get $address) (local.get $half)))
      (local.set $to (i32.add (local.get $to) (local.get $end)))
      (call $addCoefficients (local.get $address) (local.get $to) (local.get $idle))
      (local.set $address (i32.add (local.get $address) (local.get $half)))
      (local.set $to (i32.add (local.get $to) (local.get $end)))
      (call $addCoefficients (local.get $address) (local.get $to) (local.get $idle))
      (local.set $address (i32.add (local.get $address) (local.get $half)))
      (local.set $to (i32.add (local.get $to) (local.get $end)))
      (call $addCoefficients (local.get $address) (local.get $to) (local.get $idle))
      (local.set $at (i32.load (local.get $runs)))
      (local.set $to (i32.load offset=4 (local.get $runs)))
      (local.set $greatest (global.get $greatest))
      (if (i32.lt_u (local.get $at) (local.get $to))
        (then
          (loop $steps
            (local.set $address (i32.add (local.get $coefficients) (i32.shr_u (local.get $at) (i32.const 1))))
            (local.set $bits (v128.load64_zero (local.get $address)))
            (local.set $greatest (i32x4.max_u (local.get $greatest) (local.get $bits)))
            (local.set $k0 (f64x2.promote_low_f32x4 (local.get $bits)))
            (local.set $address (i32.add (local.get $address) (local.get $half)))
            (local.set $bits (v128.load64_zero (local.get $address)))
            (local.set $greatest (i32x4.max_u (local.get $greatest) (local.get $bits)))
            (local.set $k1 (f64x2.promote_low_f32x4 (local.get $bits)))
            (local.set $address (i32.add (local.get $address) (local.get $half)))
            (local.set $bits (v128.load64_zero (local.get $address)))
            (local.set $greatest (i32x4.max_u (local.get $greatest) (local.get $bits)))
            (local.set $k2 (f64x2.promote_low_f32x4 (local.get $bits)))
            (local.set $address (i32.add (local.get $address) (local.get $half)))
            (local.set $bits (v128.load64_zero (local.get $address)))
            (local.set $greatest (i32x4.max_u (local.get $greatest) (local.get $bits)))
            (local.set $k3 (f64x2.promote_low_f32x4 (local.get $bits)))

            (local.set $address (i32.add (local.get $production) (local.get $at)))
            (local.set $offered (f64x2.mul (local.get $k0) (v128.load (local.get $address))))
            (local.set $address (i32.add (local.get $address) (local.get $end)))
            (local.set $offered (f64x2.add (local.get $offered) (f64x2.mul (local.get $k1) (v128.load (local.get $address)))))
            (local.set $address (i32.add (local.get $address) (local.get $end)))
            (local.set $offered (f64x2.add (local.get $offered) (f64x2.mul (local.get $k2) (v128.load (local.get $address)))))
            (local.set $address (i32.add (local.get $address) (local.get $end)))
            (local.set $offered (f64x2.add (local.get $offered) (f64x2.mul (local.get $k3) (v128.load (local.get $address)))))

            (local.set $bits (v128.load64_zero (i32.add (local.get $row) (i32.shr_u (local.get $at) (i32.const 1)))))
            (local.set $greatest (i32x4.max_u (local.get $greatest) (local.get $bits)))
            (local.set $v (f64x2.pmin (local.get $offered) (f64x2.promote_low_f32x4 (local.get $bits))))
            (if (local.get $given)
              (then
                (v128.store (i32.add (local.get $given) (local.get $at)) (local.get $v))))
            (local.set $sum (f64x2.add (local.get $sum) (local.get $v)))
            ;; 0 where nothing is offered, and not 0 / 0
            (local.set $part
              (v128.and
                (f64x2.div (local.get $v) (local.get $offered))
                (f64x2.gt (local.get $offered) (v128.const f64x2 0 0))))

            (local.set $address (i32.add (local.get $used) (local.get $at)))
            (v128.store (local.get $address)
              (f64x2.add (v128.load (local.get $address)) (f64x2.mul (local.get $k0) (local.get $part))))
            (local.set $address (i32.add (local.get $address) (local.get $end)))
            (v128.store (local.get $address)
              (f64x2.add (v128.load (local.get $address)) (f64x2.mul (local.get $k1) (local.get $part))))
            (local.set $address (i32.add (local.get $address) (local.get $end)))
            (v128.store (local.get $address)
              (f64x2.add (v128.load (local.get $address)) (f64x2.mul (local.get $k2) (local.get $part))))
            (local.set $address (i32.add (local.get $address) (local.get $end)))
            (v128.store (local.get $address)
              (f64x2.add (v128.load (local.get $address)) (f64x2.mul (local.get $k3) (local.get $part))))

            (local.set $address (i32.add (local.get $sums) (local.get $at)))
            (v128.store (local.get $address) (f64x2.add (v128.load (local.get $address)) (local.get $k0)))
            (local.set $address (i32.add (local.get $address) (local.get $end)))
            (v128.store (local.get $address) (f64x2.add (v128.load (local.get $address)) (local.get $k1)))
            (local.set $address (i32.add (local.get $address) (local.get $end)))
            (v128.store (local.get $address) (f64x2.add (v128.load (local.get $address)) (local.get $k2)))
            (local.set $address (i32.add (local.get $address) (local.get $end)))
            (v128.store (local.get $address) (f64x2.add (v128.load (local.get $address)) (local.get $k3)))

            (local.set $at (i32.add (local.get $at) (i32.const 16)))
            (br_if $steps (i32.lt_u (local.get $at) (local.get $to))))))
      (global.set $greatest (local.get $greatest))
      (local.set $runs (i32.add (local.get $runs) (i32.const 8)))
      (br_if $parts (i32.lt_u (local.get $at) (local.get $end))))
    (call $sum_of (local.get $sum))))
